import type { ChangedReading, MemberFate } from '../../../api/types.ts';
import { type Cell, type Explained, explainedOf, placeRows } from '../aligned.ts';
import { inObject } from '../logicalPath.ts';

/** An encoding beside others. */
export type ReadingColumn = {
  readonly id: 'written' | 'taken' | 'again';
  readonly title: string;
  readonly size: number;
  readonly of: Explained;
  /** Undefined where its bytes are explained; otherwise what is said instead. */
  readonly note: string | undefined;
};

/** A place in an object of either version: what became of it, and its bytes in each encoding. */
export type ReadingRow = {
  readonly place: string;
  readonly fate: MemberFate | undefined;
  readonly cells: readonly Cell[];
};

/** What was written, how the reader takes that where a schema says so, and what the reader's class writes. */
export function readingColumns({ direction, written, taken, rewritten }: ChangedReading): ReadingColumn[] {
  const [writer, reader] = sides[direction];
  const columns: ReadingColumn[] = [];
  const add = (id: ReadingColumn['id'], title: string, of: NonNullable<ChangedReading['written']>) =>
    columns.push({ id, title, size: of.size, of: explainedOf(of), note: noteOf(of) });
  if (written) add('written', `Written by ${writer}`, written);
  if (written && taken) add('taken', `Where ${reader} look for their members`, { ...written, runs: taken });
  if (rewritten) {
    const what = rewritten.of === 'read' ? 'what they read' : 'an object of their own';
    add('again', `${capital(reader)} write ${what}`, rewritten);
  }
  return columns;
}

const sides: Readonly<Record<ChangedReading['direction'], readonly [string, string]>> = {
  backward: ['the old classes', 'the new classes'],
  forward: ['the new classes', 'the old classes'],
  same_version: ['the classes', 'the classes'],
};

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function noteOf({ bytes, runs }: NonNullable<ChangedReading['written']>): string | undefined {
  if (bytes === undefined) return 'Too long to show.';
  return runs === undefined ? 'These bytes are not explained by member.' : undefined;
}

/** Overhead first, then in the order in which members were compared; those without bytes of their own too. */
export function readingRows(reading: ChangedReading, columns: readonly ReadingColumn[]): ReadingRow[] {
  const fates = reading.members ?? [];
  const members = fates.flatMap(({ read, written }) => [written, read].filter((path) => path !== undefined));
  const rows = placeRows(
    columns.map(({ of }) => of),
    'field',
    members,
  );
  const known = new Set(rows.map(({ place }) => place));
  const without = members.filter((path) => path !== '' && !known.has(path));
  const none = columns.map((): Cell => ({ runs: [], bytes: 0 }));
  return [...rows, ...[...new Set(without)].map((place) => ({ place, cells: none }))]
    .map(({ place, cells }) => ({ place, cells, fate: fateOf(place, fates) }))
    .sort((a, b) => inObject(a.place, b.place, members));
}

/** What is said of a place: of the object that was read rather than of the one that was written. */
function fateOf(place: string, fates: readonly MemberFate[]): MemberFate | undefined {
  if (place === '') return undefined;
  return fates.find(({ read }) => read === place) ?? fates.find(({ written }) => written === place);
}
