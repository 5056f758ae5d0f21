/** Levels of indentation; a row deeper than that shows its place among its neighbours, not from the root. */
export const levels = 10;

/** The level that stands at the left edge while rows of these depths are in sight. */
export function outermostLevel(depths: readonly number[]): number {
  const deepest = Math.max(0, ...depths);
  return deepest <= levels ? 0 : Math.min(Math.min(...depths), deepest - levels);
}

/** The bytes of a row: those of the field that it is, or that holds its value. */
export type RowBytes = {
  readonly field: string;
  readonly source: number;
  readonly offset: number;
  readonly length: number;
};

type Bytes = { readonly source: number; readonly start: number; readonly length: number; readonly field: string };

/**
 * Which of the rows in sight, in order of the tree, holds bytes whose own row is not among them: the innermost; -1
 * where none does.
 */
export function rowHolding(rows: readonly (RowBytes | undefined)[], bytes: Bytes | undefined): number {
  if (!bytes || rows.some((row) => row?.field === bytes.field)) return -1;
  const end = bytes.start + bytes.length;
  return rows.findLastIndex(
    (row) => row?.source === bytes.source && row.offset <= bytes.start && row.offset + row.length >= end,
  );
}

const [narrowest, widest] = [0.15, 0.75];

/** The share of the tree's width that the names take when their edge is at `x` of `width` pixels. */
export function nameShare(x: number, width: number): number {
  return width <= 0 ? narrowest : Math.min(widest, Math.max(narrowest, x / width));
}
