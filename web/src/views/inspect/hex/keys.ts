/** Where a key moves the cursor; undefined when the key is not one of ours. */
export function cursorAfter(
  key: string,
  control: boolean,
  cursor: number,
  grid: { readonly perRow: number; readonly pageRows: number; readonly size: number },
): number | undefined {
  const { perRow, pageRows, size } = grid;
  const rowStart = cursor - (cursor % perRow);
  const next = {
    ArrowLeft: cursor - 1,
    ArrowRight: cursor + 1,
    ArrowUp: cursor - perRow,
    ArrowDown: cursor + perRow,
    PageUp: cursor - perRow * pageRows,
    PageDown: cursor + perRow * pageRows,
    Home: control ? 0 : rowStart,
    End: control ? size - 1 : rowStart + perRow - 1,
  }[key];
  if (next === undefined) return undefined;
  // Up from the first row and down from the last keep the column's row rather than run to an end.
  if (next < 0) return key === 'ArrowUp' ? cursor : 0;
  return Math.min(next, size - 1);
}
