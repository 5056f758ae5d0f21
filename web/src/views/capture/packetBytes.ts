import type { PacketFields } from '../../api/types.ts';

type Field = PacketFields['fields'][number];

/** Bytes of a row that one field explains: hexadecimal digits with spaces between and behind, and characters. */
export type Run = { readonly field: number | undefined; readonly hex: string; readonly text: string };

export type ByteRow = { readonly offset: number; readonly runs: readonly Run[] };

/** Fields that have no parts: the next one is not deeper, or has no bytes of it. */
export function isLeaf(fields: readonly Field[], index: number): boolean {
  const next = fields[index + 1];
  return next === undefined || next.depth <= (fields[index]?.depth ?? 0);
}

/** For each byte the number of the last leaf that begins at it or before it and holds it. */
export function leavesOf(fields: readonly Field[], length: number): (number | undefined)[] {
  const leaves = new Array<number | undefined>(length).fill(undefined);
  fields.forEach((field, index) => {
    if (isLeaf(fields, index)) leaves.fill(index, field.offset, Math.min(length, field.offset + field.length));
  });
  return leaves;
}

/** Rows of so many bytes, each in runs of bytes that one leaf explains. */
export function rowsOf({ bytes, fields }: PacketFields, perRow: number, most: number): ByteRow[] {
  const length = Math.min(most, bytes.length / 2);
  const leaves = leavesOf(fields, length);
  const rows: ByteRow[] = [];
  for (let offset = 0; offset < length; offset += perRow) {
    const runs: { field: number | undefined; hex: string; text: string }[] = [];
    for (let at = offset; at < Math.min(length, offset + perRow); at++) {
      const digits = bytes.slice(2 * at, 2 * at + 2);
      const last = runs.at(-1);
      const run = last && last.field === leaves[at] ? last : { field: leaves[at], hex: '', text: '' };
      if (run !== last) runs.push(run);
      run.hex += `${digits.toUpperCase()} `;
      run.text += printable(Number.parseInt(digits, 16));
    }
    rows.push({ offset, runs });
  }
  return rows;
}

const printable = (byte: number) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·');
