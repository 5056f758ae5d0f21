import type { Field } from '../../../api/types.ts';

/** Levels of indentation; a row deeper than that shows its place among its neighbours, not from the root. */
export const levels = 10;

/** The level that stands at the left edge while rows of these depths are in sight. */
export function outermostLevel(depths: readonly number[]): number {
  const deepest = Math.max(0, ...depths);
  return deepest <= levels ? 0 : Math.min(Math.min(...depths), deepest - levels);
}

type Bytes = { readonly source: number; readonly start: number; readonly length: number; readonly field: string };

/**
 * Which of the rows in sight, in order of the tree, holds bytes whose own row is not among them: the innermost; -1
 * where none does.
 */
export function rowHolding(fields: readonly (Field | undefined)[], bytes: Bytes | undefined): number {
  if (!bytes || fields.some((field) => field?.id === bytes.field)) return -1;
  const end = bytes.start + bytes.length;
  return fields.findLastIndex(
    (field) => field?.source === bytes.source && field.offset <= bytes.start && field.offset + field.length >= end,
  );
}
