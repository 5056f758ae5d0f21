import type { Encoding, Run } from '../../api/types.ts';
import { inObject, isWithin, memberOf, overhead } from './logicalPath.ts';

/** An encoding's bytes with what each is for. */
export type Explained = {
  readonly bytes: Uint8Array;
  readonly runs: readonly Run[];
  /** Bytes by member, where the encoding is too long to be told byte by byte. */
  readonly members?: NonNullable<Encoding['members']>;
};

export function explainedOf({ bytes, runs, members, size = 0 }: Partial<Encoding>): Explained {
  if (bytes !== undefined && runs !== undefined) return { bytes: bytesOf(bytes), runs };
  if (members !== undefined) return { bytes: new Uint8Array(), runs: [], members };
  if (bytes !== undefined) return { bytes: bytesOf(bytes), runs: [unexplained(size)] };
  return { bytes: new Uint8Array(), runs: [], members: [{ path: overhead, bytes: size }] };
}

/** Bytes that no decoder could tell anything of. */
const unexplained = (length: number): Run => {
  return { offset: 0, length, role: 'unparsed', path: overhead, name: 'unparsed', type: 'bytes', value: '' };
};

/** From base64. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** One place of the object, and where its bytes are in each encoding. */
export type PlaceRow = { readonly place: string; readonly cells: readonly Cell[] };

/** The runs of a place in one encoding, in byte order, and how many bytes they have; a long one has a number alone. */
export type Cell = { readonly runs: readonly Run[]; readonly bytes: number };

/** How finely the object is taken apart: into its members, or into everything that has bytes of its own. */
export type Grain = 'member' | 'field';

/**
 * The encodings' bytes by place in the object: overhead first, then in the order of the object.
 * Every byte is in one row, so that a column adds up to the encoding's size.
 */
export function placeRows(encodings: readonly Explained[], grain: Grain, members: readonly string[]): PlaceRow[] {
  const rows = new Map<string, { runs: Run[]; bytes: number }[]>();
  const cell = (place: string, column: number) => {
    const row = rows.get(place) ?? encodings.map(() => ({ runs: [] as Run[], bytes: 0 }));
    rows.set(place, row);
    return row[column] as { runs: Run[]; bytes: number };
  };
  encodings.forEach(({ runs, members: counted = [] }, column) => {
    for (const run of runs) {
      const into = cell(grain === 'member' ? memberOf(run.path) : run.path, column);
      into.runs.push(run);
      into.bytes += run.length;
    }
    for (const { path, bytes } of counted) cell(path, column).bytes += bytes;
  });
  return [...rows]
    .map(([place, cells]) => ({ place, cells }))
    .filter(({ cells }) => cells.some(({ bytes }) => bytes > 0))
    .sort((a, b) => inObject(a.place, b.place, members));
}

/** `0A 00 00 00` */
export function hex(bytes: Uint8Array, offset: number, length: number): string {
  return Array.from(bytes.subarray(offset, offset + length), (byte) =>
    byte.toString(16).toUpperCase().padStart(2, '0'),
  ).join(' ');
}

/** What a run says, for a tooltip. */
export function wordsOf({ offset, length, role, path, name, type, order, value }: Run): string {
  const where = path === '' ? 'overhead' : path;
  const endian = order === undefined ? '' : `, ${order}-endian`;
  const bytes = length === 1 ? '1 byte' : `${length} bytes`;
  const shown = value === '' ? '' : `\n${value}`;
  return `${where} · ${name}: ${type}, ${role}\n${bytes} at ${offset}${endian}${shown}`;
}

/** The runs of a place in an encoding. */
export function runsOf({ runs }: Explained, place: string): readonly Run[] {
  return runs.filter(({ path }) => isWithin(path, place));
}
