import type { Sample } from '../../api/types.ts';

/** One measured size: how large an encoding is at a size of the sample. */
export type CurvePoint = { readonly codec: string; readonly size: number; readonly bytes: number };

const steps = 12;

/** Sizes to measure at: the smallest, then evenly on a logarithmic scale to the largest. */
export function sizesOf({ min, max }: NonNullable<Sample['size']>): number[] {
  const from = Math.max(min, 1);
  const sizes = Array.from({ length: steps }, (_, i) => Math.round(from * (max / from) ** (i / (steps - 1))));
  return [...new Set(min < from ? [min, ...sizes] : sizes)];
}

/** Where a point is drawn in a plot of so many pixels; both scales are logarithmic, and 0 is at the edge. */
export function placeOf(
  { size, bytes }: Pick<CurvePoint, 'size' | 'bytes'>,
  [mostSize, mostBytes]: readonly [number, number],
  [width, height]: readonly [number, number],
): { readonly x: number; readonly y: number } {
  const along = (n: number, most: number) => (n < 1 ? 0 : Math.log(n + 1) / Math.log(Math.max(most, 2) + 1));
  return { x: along(size, mostSize) * width, y: height - along(bytes, mostBytes) * height };
}

/** Powers of ten up to a number: where the lines of a logarithmic grid stand. */
export function ticks(most: number): number[] {
  const all: number[] = [];
  for (let tick = 1; tick <= most; tick *= 10) all.push(tick);
  return all;
}
