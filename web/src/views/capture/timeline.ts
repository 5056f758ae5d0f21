import type { Timeline } from '../../api/types.ts';

/** The outline of the counts, as steps from the floor up, in a box of `width` × `height`. */
export function areaPath(counts: readonly number[], width: number, height: number): string {
  const most = Math.max(1, ...counts);
  const step = width / Math.max(1, counts.length);
  const parts = [`M0 ${height}`];
  counts.forEach((count, i) => {
    // What is there at all shows, however little it is beside the rest.
    const level = count === 0 ? height : height - Math.max(1, (count / most) * (height - 2));
    parts.push(`L${round(i * step)} ${round(level)}`, `L${round((i + 1) * step)} ${round(level)}`);
  });
  return `${parts.join('')}L${width} ${height}Z`;
}

/** The span below a place across the picture, 0 … 1. */
export function spanAtShare(spans: number, share: number): number {
  return Math.min(spans - 1, Math.max(0, Math.floor(share * spans)));
}

/** How long the picture lasts, in seconds; a capture of one moment lasts one span. */
export function lasts({ spanSeconds, packets }: Timeline): number {
  return spanSeconds * packets.length;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
