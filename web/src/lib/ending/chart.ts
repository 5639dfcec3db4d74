/** The geometry of a chart whose lines go in steps. */
import type { Chart } from './ending';
import { apart, LANE } from './lanes';

const LEFT = 40;
const RIGHT = 46;
const TOP = 22;
const BOTTOM = 34;
/** How far lines go on before the first column and after the last one. */
const TAIL = 14;
const BADGE = 18;
const MOST_LABELS = 10;
const GRID_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const MOST_GRID = 5;

export interface Drawing {
  grid: { y: number; label: string }[];
  labels: { x: number; label: string }[];
  paths: string[];
  ends: { x: number; y: number }[];
  marks: { x: number; y: number; line: number }[];
}

export function drawingOf({ lines, columns, marks }: Chart, width: number, height: number): Drawing {
  const values = lines.flatMap((line) => line.values);
  const most = Math.max(1, ...values);
  const step = GRID_STEPS.find((each) => most / each <= MOST_GRID) ?? most;
  const xOf = (column: number): number =>
    LEFT + TAIL + (column * (width - LEFT - RIGHT - 2 * TAIL)) / Math.max(1, columns.length - 1);
  const yOf = (value: number): number => height - BOTTOM - (value * (height - TOP - BOTTOM)) / most;

  // For each column: how high every line runs after it.
  const heights = columns.map((_, column) => apart(lines.map(({ values }) => yOf(values[column] ?? 0))));
  const pitch = xOf(1) - xOf(0);
  const offsets = columns.map((_, column) => stepsApart(column, pitch));

  /** Where each line changes its height, near the column. */
  function stepsApart(column: number, pitch: number): number[] {
    const changing = lines.map(({ values }) => column > 0 && values[column] !== values[column - 1]);
    const n = changing.filter(Boolean).length;
    const gap = Math.min(LANE, n > 1 ? (pitch * 0.6) / (n - 1) : LANE);
    let rank = 0;
    return changing.map((changes) => (changes ? (rank++ - (n - 1) / 2) * gap : 0));
  }
  const pathOf = (line: number): string =>
    columns.reduce((path, _, column) => {
      const y = heights[column]![line]!.toFixed(1);
      if (column === 0) return `M${xOf(0) - TAIL} ${y}`;
      return `${path}H${(xOf(column) + offsets[column]![line]!).toFixed(1)}V${y}`;
    }, '') + `H${xOf(columns.length - 1) + TAIL}`;

  const every = Math.ceil(columns.length / MOST_LABELS);
  const ends = apart(heights.at(-1) ?? [], BADGE);
  return {
    grid: Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => ({
      y: yOf(at * step),
      label: String(at * step),
    })),
    labels: columns.flatMap((label, column) =>
      column % every === 0 || column === columns.length - 1 ? [{ x: xOf(column), label }] : [],
    ),
    paths: lines.map((_, line) => pathOf(line)),
    ends: ends.map((y) => ({ x: xOf(columns.length - 1) + TAIL + 4, y })),
    marks: marks.map(({ line, column }) => ({
      x: xOf(column) + (offsets[column]?.[line] ?? 0),
      y: heights[column]![line]!,
      line,
    })),
  };
}
