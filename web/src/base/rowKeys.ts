type Box = { readonly row: number; readonly rows: number; readonly pageRows: number };

/** The row that a key moves to; undefined where it moves nothing. */
export function rowAfter(key: string, { row, rows, pageRows }: Box): number | undefined {
  const last = rows - 1;
  if (last < 0) return undefined;
  const to = (next: number) => Math.min(last, Math.max(0, next));
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
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
