/**
 * Where bytes stand in a row of text. A row's hex is one string, `AC ED 00 05 73 72 00 14  4F 62 …`: two digits and a
 * space per byte, one more space between groups of eight. Columns count characters of that string.
 */
export const groupSize = 8;
const groupColumns = groupSize * 3 + 1;

/** The column of the first digit of byte `i` of a row. */
export function hexColumn(i: number): number {
  return i * 3 + Math.floor(i / groupSize);
}

export function hexColumns(perRow: number): number {
  return hexColumn(perRow - 1) + 2;
}

/** The byte whose digits, or the space after them, stand at a column. */
export function byteAtColumn(column: number, perRow: number): number {
  const group = Math.floor(column / groupColumns);
  const inGroup = Math.min(groupSize - 1, Math.floor((column - group * groupColumns) / 3));
  return Math.min(perRow - 1, Math.max(0, group * groupSize + inGroup));
}

/** Byte at a position in the row; undefined where the page has not arrived. */
export type ByteAt = (i: number) => number | undefined;

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).toUpperCase().padStart(2, '0'));

/** The row's hex; `··` for bytes that are not here yet, so that nothing moves when they come. */
export function hexText(byteAt: ByteAt, length: number): string {
  let text = '';
  for (let i = 0; i < length; i++) {
    if (i > 0) text += i % groupSize === 0 ? '  ' : ' ';
    const byte = byteAt(i);
    text += byte === undefined ? '··' : digits[byte];
  }
  return text;
}

/** One character per byte: printable ASCII, Latin-1 too if asked, `·` for the rest. */
export function asciiText(byteAt: ByteAt, length: number, latin1: boolean): string {
  let text = '';
  for (let i = 0; i < length; i++) text += character(byteAt(i), latin1);
  return text;
}

function character(byte: number | undefined, latin1: boolean): string {
  if (byte === undefined) return ' ';
  const printable = (byte >= 0x20 && byte < 0x7f) || (latin1 && byte > 0xa0 && byte !== 0xad);
  return printable ? String.fromCharCode(byte) : '·';
}

/** A run of bytes inside one row: `from` inclusive, `to` exclusive, counted from the row's first byte. */
export type Run = { readonly from: number; readonly to: number };

/** The part of bytes `start` … `start + length` that falls into a row; undefined where none does. */
export function runInRow(start: number, length: number, rowStart: number, rowLength: number): Run | undefined {
  const from = Math.max(0, start - rowStart);
  const to = Math.min(rowLength, start + length - rowStart);
  return from < to ? { from, to } : undefined;
}

/** Characters of the hex text that a run covers, digits and the spaces between them. */
export function hexChars({ from, to }: Run): Run {
  return { from: hexColumn(from), to: hexColumn(to - 1) + 2 };
}

/** What a screen reader says for a row. */
export function rowLabel(offset: string, hex: string, ascii: string): string {
  return `${offset}: ${hex.replaceAll('  ', ' ')}, text ${ascii}`;
}
