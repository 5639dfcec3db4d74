import type { View } from './wire';

/** What differs between two views: `hero-wasp`. */
export function changes(before: View, after: View): string[] {
  return after.heroes.flatMap((hero) => {
    const was = before.heroes.find((each) => each.who === hero.who);
    return was &&
      (was.zone !== hero.zone ||
        was.health !== hero.health ||
        was.gauge !== hero.gauge ||
        was.xp !== hero.xp ||
        was.traits.length !== hero.traits.length ||
        was.citizens.length !== hero.citizens.length)
      ? [`hero-${hero.who}`]
      : [];
  });
}
