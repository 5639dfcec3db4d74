import { gameOf } from '../../games';
import type { Game } from '../../games/game';
import { api, type GameInfo, type NewTable, type Preset } from '../api';
import { speakOf } from '../language.svelte';
import type { Pace, Visibility } from '../wire';
import { differences } from './presets';
import { firstPlaces, nextPlace, sittersOf, type Place } from './seating';

/** An option that the host chooses from a list. */
export interface Choosable {
  key: string;
  default: string;
  choices: string[];
}

/** A table that a host puts together. Everything is filled in from the start. */
export class Draft {
  info = $state.raw<GameInfo>({} as GameInfo);
  /** What the client knows of the game, as soon as it is loaded. */
  game = $state.raw<Game | null>(null);
  preset = $state.raw<Preset | null>(null);
  options = $state.raw<Record<string, string>>({});
  places = $state.raw<Place[]>([]);
  visibility = $state<Visibility>('private');
  pace = $state<Pace>('relaxed');
  /** How long windows stay open; null is what is usual here. */
  grace = $state<number | null>(null);
  /** Why the game could not be loaded. */
  error = $state.raw<unknown>(null);

  sitters = $derived(sittersOf(this.places));
  nSeats = $derived(this.sitters.length);
  /** The options that are not as the preset has them. */
  changed = $derived(differences(this.info, this.options, this.preset?.options ?? {}));
  choosable = $derived.by(() =>
    this.info.options
      .map((option): Choosable => ({ ...option, choices: this.choicesOf(option.key) }))
      .filter((option) => option.choices.length > 1),
  );

  constructor(info: GameInfo) {
    this.choose(info);
  }

  choose(info: GameInfo): void {
    this.info = info;
    this.game = null;
    this.places = firstPlaces(info);
    this.take(info.presets[0] ?? null);
    gameOf(info.game).then(
      async (found) => {
        await speakOf(found);
        // The host may have chosen another game in the meantime.
        if (this.info === info) this.game = found;
      },
      (problem: unknown) => (this.error = problem),
    );
  }

  take(preset: Preset | null): void {
    this.preset = preset;
    this.options = { ...preset?.options };
  }

  /** Somebody else, or nobody, is at this place. A different number of seats may rule out some of the options. */
  turn(at: number): void {
    const before = this.nSeats;
    this.places = this.places.with(at, nextPlace(this.info, this.places, at));
    const isChoice = ([key, value]: [string, string], nSeats: number): boolean =>
      !!this.game?.optionValues(key, nSeats).includes(value);
    const isLost = (pair: [string, string]): boolean => isChoice(pair, before) && !isChoice(pair, this.nSeats);
    this.options = Object.fromEntries(Object.entries(this.options).filter((pair) => !isLost(pair)));
  }

  set(key: string, value: string | null): void {
    if ((this.options[key] ?? null) === value) return;
    const { [key]: _, ...others } = this.options;
    this.options = value === null ? others : { ...others, [key]: value };
    const along = value === null ? null : this.game?.alongside?.(key, value);
    if (along) this.set(along.key, along.value);
  }

  chosen({ key, default: usual, choices }: Choosable): string {
    return [this.options[key], usual].find((value) => value !== undefined && choices.includes(value)) ?? choices[0]!;
  }

  /** The word for the option that was switched along with this one, as long as it stays so. */
  noteOf(key: string): string | null {
    const value = this.options[key];
    const along = value === undefined ? null : this.game?.alongside?.(key, value);
    return along?.note && this.options[along.key] === along.value ? along.note : null;
  }

  open(): ReturnType<typeof api.newTable> {
    const wanted: NewTable = {
      game: this.info.game,
      seats: this.nSeats,
      options: this.options,
      visibility: this.visibility,
      pace: this.pace,
      grace_ms: this.grace,
      sitters: this.sitters,
      start: false,
    };
    return api.newTable(wanted);
  }

  /** A value from a file or a form is one more choice. */
  private choicesOf(key: string): string[] {
    const usual = this.game?.optionValues(key, this.nSeats) ?? [];
    const value = this.options[key];
    return value === undefined || usual.length === 0 || usual.includes(value) ? usual : [...usual, value];
  }
}
