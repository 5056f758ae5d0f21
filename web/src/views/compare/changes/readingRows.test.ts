import { describe, expect, it } from 'vitest';
import type { ChangedReading, Run } from '../../../api/types.ts';
import { readingColumns, readingRows } from './readingRows.ts';

const run = (offset: number, length: number, path: string): Run => {
  return { offset, length, role: 'value', path, name: path, type: 's4', value: '' };
};

const encoding = (...runs: Run[]) => {
  const size = runs.reduce((sum, { length }) => sum + length, 0);
  return { size, bytes: btoa('x'.repeat(size)), format: 'some', runs };
};

const reading: ChangedReading = {
  direction: 'backward',
  outcome: 'lost',
  writerClasses: 'class Order { long id; String customer; }',
  readerClasses: 'class Order { long id; String buyer; int count; }',
  members: [
    { written: 'id', read: 'id', outcome: 'same', words: 'Long 7' },
    { written: 'customer', outcome: 'lost', words: 'no place for it' },
    { read: 'buyer', outcome: 'default', words: 'was not written, and is null' },
    { read: 'count', outcome: 'default', words: 'was not written, and is Integer 0' },
  ],
  written: encoding(run(0, 2, ''), run(2, 8, 'id'), run(10, 3, 'customer')),
  rewritten: { ...encoding(run(0, 2, ''), run(2, 8, 'id'), run(10, 1, 'buyer')), of: 'read' },
};

describe('both encodings of a pair', () => {
  it('stand beside each other by member, with what became of it', () => {
    const columns = readingColumns(reading);
    expect(columns.map(({ title, size }) => [title, size])).toEqual([
      ['Written by the old classes', 13],
      ['The new classes write what they read', 11],
    ]);
    const rows = readingRows(reading, columns);
    expect(rows.map(({ place, fate, cells }) => [place, fate?.outcome, ...cells.map(({ bytes }) => bytes)])).toEqual([
      ['', undefined, 2, 2],
      ['id', 'same', 8, 8],
      ['customer', 'lost', 3, 0],
      ['buyer', 'default', 0, 1],
      ['count', 'default', 0, 0],
    ]);
  });

  it('show where the reader looks, where a schema says so', () => {
    const columns = readingColumns({ ...reading, taken: [run(0, 2, ''), run(2, 8, 'count'), run(10, 3, 'id')] });
    expect(columns.map(({ id }) => id)).toEqual(['written', 'taken', 'again']);
    const count = readingRows(reading, columns).find(({ place }) => place === 'count');
    expect(count?.cells.map(({ runs }) => runs[0]?.offset)).toEqual([undefined, 2, undefined]);
  });

  it('say so where bytes are too many, or not explained', () => {
    const { runs: _, ...bytes } = encoding(run(0, 1, 'id'));
    const columns = readingColumns({
      ...reading,
      direction: 'same_version',
      written: bytes,
      rewritten: { size: 90_000, of: 'own' },
    });
    expect(columns.map(({ title, note }) => [title, note])).toEqual([
      ['Written by the classes', 'These bytes are not explained by member.'],
      ['The classes write an object of their own', 'Too long to show.'],
    ]);
    expect(readingRows({ ...reading, members: [] }, columns).map(({ place }) => place)).toEqual(['']);
  });
});
