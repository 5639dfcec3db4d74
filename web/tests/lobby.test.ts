import { describe, expect, test } from 'vitest';
import { heroesOf, isHeroMode, seatingOf, teamOf } from '../src/games/marvel-zombies/lobby/team';
import { DECK } from '../src/games/zombies/deck';
import { SETS, hasTiles, setsOf, setupOf, toggled } from '../src/games/zombies/lobby/choice';
import { alongside as alongsideOfCity, optionValues } from '../src/games/city-of-horror/options';
import { alongside } from '../src/games/zombies/options';
import { deckOf } from '../src/games/zombies/setup';

describe('the heroes that a table of Marvel Zombies plays', () => {
  test('the side is that of the mission, by its code or by its text', () => {
    expect([isHeroMode('MZ3'), isHeroMode('MH1')]).toEqual([false, true]);
    expect([isHeroMode('code = "X"\nmode = "hero"\n'), isHeroMode('code = "X"\nmode = "zombie"\n')]).toEqual([
      true,
      false,
    ]);
    expect(heroesOf(false)).toContain('hulk');
    expect(heroesOf(true)).toContain('thor');
  });

  test('heroes of the other side, and heroes beyond the number, leave the team', () => {
    expect(teamOf(undefined, heroesOf(false), 4)).toEqual([]);
    expect(teamOf('hulk,wasp', heroesOf(false), 4)).toEqual(['hulk', 'wasp']);
    expect(teamOf('hulk,wasp', heroesOf(true), 4)).toEqual([]);
    expect(teamOf('hulk,wasp', heroesOf(false), 1)).toEqual(['hulk']);
  });

  test('heroes are dealt out evenly to the seats, and the hero of a seat that is gone is dealt again', () => {
    expect(seatingOf(undefined, 3, 4)).toEqual(['A', 'B', 'C', 'A']);
    expect(seatingOf('A,A,A,B', 2, 4)).toEqual(['A', 'A', 'A', 'B']);
    expect(seatingOf('C,A,A,B', 2, 4)).toEqual(['A', 'A', 'A', 'B']);
    expect(seatingOf('B,A', 2, 4)).toEqual(['B', 'A', 'A', 'B']);
  });
});

describe('the deck of Zombies!!!', () => {
  const size = (options: Record<string, string>): number =>
    deckOf(setupOf(options)).reduce((sum, copies) => sum + copies, 0);

  test('cards are left out and put back by kind', () => {
    const usual = size({});
    expect(size({ leave_out: 'chainsaw' })).toBeLessThan(usual);
    expect(size({ leave_out: 'none' })).toBe(usual);
    // A table without guts has no use for Electro-shock.
    const school = { cards: 'z1-z5', guts: 'off' };
    expect(size(school)).toBeLessThan(size({ ...school, guts: 'on' }));
    expect(size({ ...school, put_back: 'electro' })).toBeGreaterThan(size(school));
  });

  test('boxes are named in their order', () => {
    expect(toggled(['z1', 'z6'], 'z3.5')).toBe('z1-z3.5-z6');
    expect(toggled(['z1', 'z3.5', 'z6'], 'z3.5')).toBe('z1-z6');
    expect(size({ cards: 'z1-z2' })).toBeGreaterThan(size({ cards: 'z1' }));
  });

  test('home-made cards are offered only if there are any', () => {
    const boxes = setsOf([{ set: 'z1' }]);
    expect(boxes).not.toContain('own');
    expect(setsOf([{ set: 'z1' }, { set: 'own' }])).toEqual([...boxes, 'own']);
    expect(SETS).toEqual(setsOf(DECK));
    expect([...boxes, 'own' as const].filter((set) => !hasTiles(set))).toEqual(['z3.5', 'own']);
  });
});

describe('many boxes of Zombies!!!', () => {
  test('helipads get another try, and the host is told', () => {
    const along = (tiles: string) => alongside('tiles', tiles);
    expect(along('z1-z2-z3-z6')).toEqual({ key: 'special_tile_retry', value: 'on', note: 'note-tile-retry' });
    expect(along('z1-z2-z6')).toEqual({ key: 'special_tile_retry', value: null, note: null });
    expect(alongside('cards', 'z1-z2-z3-z6')).toBeNull();
  });
});

describe('the colours of City of Horror', () => {
  test('are those of the seats, in both editions', () => {
    const colours = (edition: string): string[] => alongsideOfCity('edition', edition)!.value.split('-');
    expect(optionValues('colours', 4)).toEqual(['random', colours('revised').join('-')]);
    expect([colours('revised').at(-1), colours('first-print').at(-1)]).toEqual(['white', 'orange']);
    expect(colours('first-print').slice(0, -1)).toEqual(colours('revised').slice(0, -1));
    expect(alongsideOfCity('draft', 'on')).toBeNull();
  });
});
