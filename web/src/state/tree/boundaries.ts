import type { Boundary } from '../../api/types.ts';
import { plural } from '../../base/text.ts';
import { clock, duration, nanosOf } from '../../base/time.ts';

/** Pages beside each other in one list; what reaches over an edge is in both, and once in the list. */
export function joined(pages: readonly (readonly Boundary[])[]): Boundary[] {
  const all: Boundary[] = [];
  for (const page of pages) {
    for (const boundary of page) {
      const last = all.at(-1);
      if (last === undefined || boundary.offset > last.offset) all.push(boundary);
    }
  }
  return all;
}

/** The packet, or the gap, that holds a byte; binary search, `boundaries` in byte order. */
export function boundaryIndexAt(boundaries: readonly Boundary[], offset: number): number {
  let low = 0;
  let high = boundaries.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const boundary = boundaries[middle];
    if (!boundary) return -1;
    if (offset < boundary.offset) high = middle - 1;
    else if (offset >= boundary.offset + boundary.length) low = middle + 1;
    else return middle;
  }
  return -1;
}

/** `packet 17, 12:03:04.123456789, +3.2 ms`: since the packet before, where that is known. */
export function boundaryWords(boundary: Boundary, before: Boundary | undefined): string {
  if (boundary.gap) return `${plural(boundary.length, 'byte')} missing in the capture`;
  const parts = [`packet ${boundary.packet ?? '?'}`];
  if (boundary.time !== undefined) parts.push(clock(boundary.time));
  const [from, to] = [nanosOf(before?.time), nanosOf(boundary.time)];
  if (from !== undefined && to !== undefined) parts.push(`${to < from ? '' : '+'}${duration(to - from)}`);
  return parts.join(', ');
}
