import type { Encoding, Run } from '../../api/types.ts';
import { encodingItself } from './ranking.ts';

/** An encoding's bytes with what each is for. */
export type Explained = {
  readonly bytes: Uint8Array;
  readonly runs: readonly Run[];
  /** Bytes by member, where the encoding is too long to be told byte by byte. */
  readonly members?: NonNullable<Encoding['members']>;
};

export function explainedOf({ bytes, runs, members, size = 0 }: Encoding): Explained {
  if (bytes !== undefined && runs !== undefined) return { bytes: bytesOf(bytes), runs };
  if (members !== undefined) return { bytes: new Uint8Array(), runs: [], members };
  if (bytes !== undefined) return { bytes: bytesOf(bytes), runs: [unexplained(size)] };
  return { bytes: new Uint8Array(), runs: [], members: [{ path: encodingItself, bytes: size }] };
}

/** Bytes that no decoder could tell anything of. */
const unexplained = (length: number): Run => {
  return { offset: 0, length, role: 'unparsed', path: encodingItself, name: 'unparsed', type: 'bytes', value: '' };
};

/** From base64. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** The outermost member that a place in the object belongs to: `prices` for `prices[3]`, `[2]` for `[2].name`. */
export function memberOf(path: string): string {
  return /^(?:\[\d+\]|[^.[]+)/.exec(path)?.[0] ?? encodingItself;
}

/**
 * Where a place stands in the element that it is part of, as `str` for `[3].str`: an array of objects has a form for all
 * of them, whose fields stand for those of each. Undefined where the object is no such array.
 */
export function inElement(path: string): string | undefined {
  return /^\[\d+\]\.(.+)$/s.exec(path)?.[1];
}

/** Whether a place is another or lies in it: `prices[3]` in `prices`, and `[3].str` in the `str` of all. */
export function isWithin(path: string, place: string): boolean {
  const lies = (at: string) => at === place || (at.startsWith(place) && /^[.[]/.test(at.slice(place.length)));
  return path === place || (place !== '' && (lies(path) || lies(inElement(path) ?? '')));
}

/** One place of the object, and where its bytes are in each encoding. */
export type PlaceRow = { readonly place: string; readonly cells: readonly Cell[] };

/** The runs of a place in one encoding, in byte order, and how many bytes they have; a long one has a number alone. */
export type Cell = { readonly runs: readonly Run[]; readonly bytes: number };

/** How finely the object is taken apart: into its members, or into everything that has bytes of its own. */
export type Grain = 'member' | 'field';

/**
 * The encodings' bytes by place in the object: what serves the encoding alone first, then in the order of the object.
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

const natural = new Intl.Collator('en', { numeric: true });

/** The order of two places in an object whose members are in this order; elements by number. */
export function inObject(a: string, b: string, members: readonly string[]): number {
  const place = (path: string) => {
    if (path === encodingItself) return -1;
    const index = members.indexOf(memberOf(path));
    return index < 0 ? members.length : index;
  };
  return place(a) - place(b) || natural.compare(a, b);
}

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
