import type { Encoding, Run } from '../../api/types.ts';
import { encodingItself } from './ranking.ts';

/** An encoding's bytes with what each is for; undefined where it is too long to be shown whole. */
export type Explained = { readonly bytes: Uint8Array; readonly runs: readonly Run[] };

export function explainedOf({ bytes, runs }: Encoding): Explained | undefined {
  return bytes === undefined || runs === undefined ? undefined : { bytes: bytesOf(bytes), runs };
}

/** From base64. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** The outermost member that a place in the object belongs to: `prices` for `prices[3]`, `[2]` for `[2].name`. */
export function memberOf(path: string): string {
  return /^(?:\[\d+\]|[^.[]+)/.exec(path)?.[0] ?? encodingItself;
}

/** Whether a place is another or lies in it: `prices[3]` in `prices`. */
export function isWithin(path: string, place: string): boolean {
  return path === place || (path.startsWith(place) && place !== '' && /^[.[]/.test(path.slice(place.length)));
}

/** One member of the object, and where its bytes are in each encoding. */
export type MemberRow = { readonly member: string; readonly cells: readonly Cell[] };

/** The runs of a member in one encoding, in byte order, and how many bytes they have. */
export type Cell = { readonly runs: readonly Run[]; readonly bytes: number };

/** The encodings' bytes by member: in the order of the first encoding, what serves the encoding alone first. */
export function memberRows(encodings: readonly Explained[]): MemberRow[] {
  const cells = new Map<string, Run[][]>([[encodingItself, encodings.map(() => [])]]);
  encodings.forEach(({ runs }, column) => {
    for (const run of runs) {
      const member = memberOf(run.path);
      const row = cells.get(member) ?? encodings.map((): Run[] => []);
      row[column]?.push(run);
      cells.set(member, row);
    }
  });
  return [...cells]
    .map(([member, row]) => ({ member, cells: row.map(cellOf) }))
    .filter((row) => row.cells.some(({ bytes }) => bytes > 0));
}

const cellOf = (runs: readonly Run[]): Cell => ({ runs, bytes: runs.reduce((sum, { length }) => sum + length, 0) });

/** `0A 00 00 00` */
export function hex(bytes: Uint8Array, offset: number, length: number): string {
  return Array.from(bytes.subarray(offset, offset + length), (byte) =>
    byte.toString(16).toUpperCase().padStart(2, '0'),
  ).join(' ');
}

/** What a run says, for a tooltip. */
export function wordsOf({ offset, length, role, path, name, type, order, value }: Run): string {
  const where = path === '' ? 'serves the encoding' : path;
  const endian = order === undefined ? '' : `, ${order}-endian`;
  const bytes = length === 1 ? '1 byte' : `${length} bytes`;
  const said = value === '' ? '' : `\n${value}`;
  return `${where} · ${name}: ${type}, ${role}\n${bytes} at ${offset}${endian}${said}`;
}

/** The runs of a place in an encoding. */
export function runsOf({ runs }: Explained, place: string): readonly Run[] {
  return runs.filter(({ path }) => isWithin(path, place));
}
