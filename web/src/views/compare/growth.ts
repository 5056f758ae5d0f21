import type { SizeRange } from './panelList.ts';

/** What was measured of a codec at a size of the object, as a number and in words. */
export type GrowthPoint = {
  readonly codec: string;
  readonly size: number;
  readonly value: number;
  /** The value may be so much larger or smaller; undefined where it is exact, or that is not known. */
  readonly error?: number | undefined;
  readonly words: string;
};

const steps = 12;

/** Sizes to encode in: the smallest, then evenly on a logarithmic scale to the largest. */
export function stepsOf({ min, max }: SizeRange): number[] {
  const from = Math.max(min, 1);
  const sizes = Array.from({ length: steps }, (_, i) => Math.round(from * (max / from) ** (i / (steps - 1))));
  return [...new Set(min < from ? [min, ...sizes] : sizes)];
}

/** The powers of ten at which an object is measured to see how times grow; each takes as long as one object does. */
export const decadesOf = ({ min, max }: SizeRange): number[] =>
  [1, 10, 100, 1000, 10_000].filter((size) => size >= min && size <= max);

/** From the first number to the last, both of which are drawn. */
export type Scale = readonly [first: number, last: number];

/** An error moves the end of a scale by one power of ten at most, so that values can still be told apart. */
const mostError = 10;

/** Whole powers of ten around the values of all points, and above their errors unless these are large. */
export function scaleOf(points: readonly GrowthPoint[]): Scale {
  if (points.length === 0) return [10, 10_000];
  const values = points.map((point) => Math.max(1, point.value));
  const highest = points.map(({ value, error = 0 }) =>
    Math.min(Math.max(1, value + error), Math.max(1, value) * mostError),
  );
  const first = 10 ** Math.floor(Math.log10(Math.min(...values)));
  return [first, Math.max(first * 10, 10 ** Math.ceil(Math.log10(Math.max(...highest))))];
}

/** The powers of ten at which an object of generated values is measured: lists in lists have as many in each. */
export const generatedSizes: readonly number[] = [1, 10, 100];

/** Pixels that lines stand aside at most, to both sides. */
export const mostAside = 14;

/** Pixels by which one of several lines stands aside, so that errors at the same size do not cover each other. */
export function aside(index: number, lines: number): number {
  return (index - (lines - 1) / 2) * Math.min(7, (2 * mostAside) / lines);
}

/** An end of an error, and whether it is where the scale ends, as it lies beyond. */
export type ErrorEnd = { readonly value: number; readonly isCut: boolean };

/** What is drawn of the error of a point; undefined where it has none. */
export function errorEnds({ value, error }: GrowthPoint, [first, last]: Scale): readonly ErrorEnd[] | undefined {
  if (error === undefined) return undefined;
  const end = (at: number): ErrorEnd => ({
    value: Math.min(last, Math.max(first, at)),
    isCut: at < first || at > last,
  });
  return [end(value - error), end(value + error)];
}

/** How far along a logarithmic scale a number is, 0 … 1; where the scale begins at 0, that is at its beginning. */
export function along(n: number, [first, last]: Scale): number {
  const shift = first < 1 ? 1 - first : 0;
  const log = (m: number) => Math.log(Math.max(m, first) + shift);
  return (log(n) - log(first)) / (log(last) - log(first));
}

/** 0 where the scale begins there, and powers of ten: where the lines of a logarithmic grid stand. */
export function ticks([first, last]: Scale): number[] {
  const all: number[] = first < 1 ? [0] : [];
  for (let tick = 1; tick <= last; tick *= 10) if (tick >= first) all.push(tick);
  return all;
}

/** `10`, `1 k`, `1 M`: a power of ten, short. */
export function shortCount(n: number): string {
  if (n >= 1_000_000) return `${n / 1_000_000} M`;
  return n >= 1000 ? `${n / 1000} k` : String(n);
}
