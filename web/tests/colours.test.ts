import { describe, expect, test } from 'vitest';
import { COLOURS } from '../src/lib/art';

type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

/** How eyes without one kind of cones see linear colours (Machado, Oliveira and Fernandes, 2009, at full strength). */
const EYES: Record<string, Matrix> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => matrix.map(([a, b, c]) => a * x + b * y + c * z) as Triple;

function linear(hex: string): Triple {
  const channel = (at: number): number => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function lab(rgb: Triple): Triple {
  const visible = rgb.map((c) => Math.min(1, Math.max(0, c))) as Triple;
  const [x, y, z] = times(TO_XYZ, visible).map((c, at) => {
    const t = c / WHITE[at]!;
    return t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116;
  }) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (one: Triple, other: Triple): number => Math.hypot(...one.map((c, at) => c - other[at]!));

/** Far enough to tell two colours apart at a glance; shape and letter help as well. */
const LEAST_DISTANCE = 18;
/** White and orange are both the sixth colour, in different editions. */
const AT_ONE_TABLE = [
  ['sky', 'coral', 'jade', 'violet', 'lemon', 'bone'],
  ['sky', 'coral', 'jade', 'violet', 'lemon', 'orange'],
];

describe.each(Object.entries(EYES))('for eyes with %s', (eyes, matrix) => {
  test.each(AT_ONE_TABLE)('the colours of seats differ: %s, %s, %s, %s, %s, %s', (...names) => {
    const seen = names.map((name) => [name, lab(times(matrix, linear(COLOURS[name]!)))] as const);
    const near = seen.flatMap(([name, colour], at) =>
      seen
        .slice(at + 1)
        .map(([other, another]) => `${name} and ${other}: ${Math.round(distance(colour, another))}`)
        .filter((said) => Number(said.split(': ')[1]) < LEAST_DISTANCE),
    );
    expect(near, eyes).toEqual([]);
  });
});
