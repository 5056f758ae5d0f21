import type { Boundary } from '../../../api/types.ts';
import { runInRow } from './layout.ts';

/** The first byte of a packet, where it is on screen. */
export type PacketMark = { readonly row: number; readonly i: number; readonly index: number };

/** Bytes of one row that the capture does not hold. */
export type GapRun = { readonly row: number; readonly from: number; readonly to: number; readonly index: number };

type Window = { readonly from: number; readonly to: number };

/** Where packets begin in the rows in sight; `index` counts in `boundaries`. */
export function marksIn(boundaries: readonly Boundary[], { from, to }: Window, perRow: number): PacketMark[] {
  return boundaries.flatMap(({ offset, gap }, index) => {
    const row = Math.floor(offset / perRow);
    return gap || row < from || row >= to ? [] : [{ row, i: offset % perRow, index }];
  });
}

/** The gaps in the rows in sight, row by row. */
export function gapsIn(boundaries: readonly Boundary[], { from, to }: Window, perRow: number): GapRun[] {
  return boundaries.flatMap(({ offset, length, gap }, index) => {
    if (!gap) return [];
    const runs: GapRun[] = [];
    const last = Math.min(to - 1, Math.floor((offset + length - 1) / perRow));
    for (let row = Math.max(from, Math.floor(offset / perRow)); row <= last; row++) {
      const run = runInRow(offset, length, row * perRow, perRow);
      if (run) runs.push({ row, ...run, index });
    }
    return runs;
  });
}
