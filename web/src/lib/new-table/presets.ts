/** How the options of a table compare with the presets of its game. */
import type { GameInfo, Preset } from '../api';

type Options = Readonly<Record<string, string>>;

/** The options whose values differ, where an option that is not given has its default. */
export function differences(info: GameInfo, options: Options, others: Options): string[] {
  const usual = (key: string): string | undefined => info.options.find((option) => option.key === key)?.default;
  const value = (of: Options, key: string): string | undefined => of[key] ?? usual(key);
  const keys = new Set([...Object.keys(options), ...Object.keys(others)]);
  return [...keys].filter((key) => value(options, key) !== value(others, key));
}

/** The preset that most resembles these options, and what differs from it. Without presets, that is the default. */
export function nearestPreset(info: GameInfo, options: Options): { preset: Preset | null; changed: string[] } {
  const found = info.presets.map((preset) => ({ preset, changed: differences(info, options, preset.options) }));
  found.sort((one, other) => one.changed.length - other.changed.length);
  return found[0] ?? { preset: null, changed: differences(info, options, {}) };
}
