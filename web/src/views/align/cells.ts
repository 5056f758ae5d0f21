import type { Layout } from '../../api/types.ts';

const bytesOfCell = 12;

/** The bytes of a message by its fields, as hexadecimal digits; what is too long, or was not sent, is cut. */
export function cellsOf({ bytes, length, ends }: Layout['messages'][number]): string[] {
  const sent = Math.min(bytes.length / 2, length);
  return ends.map((end, i) => {
    const start = ends[i - 1] ?? 0;
    const shown = Math.max(start, Math.min(end, sent, start + bytesOfCell));
    const digits = bytes.slice(start * 2, shown * 2).replace(/..(?=.)/g, '$& ');
    return shown < end ? `${digits} …`.trim() : digits;
  });
}
