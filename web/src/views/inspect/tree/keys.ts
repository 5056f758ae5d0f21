/** What a key does to the active row, after the WAI-ARIA treegrid pattern. */
export type TreeMove =
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'parent' };

export type ActiveRow = {
  readonly row: number;
  readonly rows: number;
  readonly pageRows: number;
  /** Undefined for a leaf. */
  readonly open: boolean | undefined;
};

export function moveFor(key: string, { row, rows, pageRows, open }: ActiveRow): TreeMove | undefined {
  const to = (next: number): TreeMove => ({ kind: 'row', row: Math.min(Math.max(0, next), rows - 1) });
  switch (key) {
    case 'ArrowDown':
      return to(row + 1);
    case 'ArrowUp':
      return to(row - 1);
    case 'PageDown':
      return to(row + pageRows);
    case 'PageUp':
      return to(row - pageRows);
    case 'Home':
      return to(0);
    case 'End':
      return to(rows - 1);
    case 'ArrowRight':
      if (open === undefined) return undefined;
      return open ? to(row + 1) : { kind: 'open' };
    case 'ArrowLeft':
      return open ? { kind: 'close' } : { kind: 'parent' };
    default:
      return undefined;
  }
}
