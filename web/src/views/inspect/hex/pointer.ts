import { byteAtColumn, hexColumns } from './layout.ts';

/** The offset of the byte under the pointer, by arithmetic on the row's text; undefined beside it. */
export function offsetAtPointer(
  host: HTMLElement,
  clientX: number,
  clientY: number,
  perRow: number,
  size: number,
): number | undefined {
  const rows = host.querySelectorAll<HTMLElement>('[data-row]');
  const first = rows[0];
  if (!first) return undefined;
  const box = first.getBoundingClientRect();
  const row = rows[Math.floor((clientY - box.top) / box.height)];
  if (!row) return undefined;
  const i = byteInRow(first, clientX, perRow);
  const offset = Number(row.dataset.row) * perRow + (i ?? 0);
  return i === undefined || offset >= size ? undefined : offset;
}

function byteInRow(row: HTMLElement, clientX: number, perRow: number): number | undefined {
  const [, hex, ascii] = row.children;
  if (!hex || !ascii) return undefined;
  const hexBox = hex.getBoundingClientRect();
  const asciiBox = ascii.getBoundingClientRect();
  const column = hexBox.width / hexColumns(perRow);
  if (clientX >= hexBox.left - column && clientX <= hexBox.right + column) {
    return byteAtColumn(Math.floor((clientX - hexBox.left + column / 2) / column), perRow);
  }
  const i = Math.floor(((clientX - asciiBox.left) / asciiBox.width) * perRow);
  return i >= 0 && i < perRow ? i : undefined;
}
