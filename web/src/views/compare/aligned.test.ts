import { describe, expect, it } from 'vitest';
import type { Run } from '../../api/types.ts';
import { type Explained, explainedOf, hex, placeRows, runsOf, wordsOf } from './aligned.ts';

const run = (offset: number, length: number, path: string): Run => ({
  offset,
  length,
  role: 'value',
  path,
  name: 'x',
  type: 'u1',
  value: '',
});
const one: Explained = {
  bytes: Uint8Array.of(1, 2, 3, 4, 255),
  runs: [run(0, 1, ''), run(1, 2, 'prices[0]'), run(3, 2, 'prices[1]')],
};
const other: Explained = { bytes: Uint8Array.of(9, 8, 7), runs: [run(0, 2, 'prices[0]'), run(2, 1, 'id')] };

describe('bytes by member', () => {
  const total = (rows: ReturnType<typeof placeRows>, column: number) =>
    rows.reduce((sum, { cells }) => sum + (cells[column]?.bytes ?? 0), 0);

  it('add up to each encoding, in the order of the object', () => {
    const rows = placeRows([one, other], 'member', ['id', 'prices']);
    expect(rows.map(({ place, cells }) => [place, ...cells.map(({ bytes }) => bytes)])).toEqual([
      ['', 1, 0],
      ['id', 0, 1],
      ['prices', 4, 2],
    ]);
    expect([total(rows, 0), total(rows, 1)]).toEqual([one.bytes.length, other.bytes.length]);
  });

  it('add up by field too, elements by number', () => {
    const rows = placeRows([one, other], 'field', ['id', 'prices']);
    expect(rows.map(({ place }) => place)).toEqual(['', 'id', 'prices[0]', 'prices[1]']);
    expect([total(rows, 0), total(rows, 1)]).toEqual([5, 3]);
  });

  it('add up where an encoding is too long to be told byte by byte', () => {
    const members = [
      { path: '', bytes: 10 },
      { path: 'prices', bytes: 90_000 },
    ];
    const long = explainedOf({ codec: 'a', state: 'encoded', version: '', size: 90_010, members });
    for (const grain of ['member', 'field'] as const) {
      expect(total(placeRows([one, long], grain, []), 1)).toBe(90_010);
    }
  });

  it('are found by logical path', () => {
    expect(runsOf(one, 'prices[1]').map(({ offset }) => offset)).toEqual([3]);
  });

  it('are shown as hex with words', () => {
    expect(hex(one.bytes, 3, 2)).toBe('04 FF');
    expect(wordsOf({ ...run(1, 2, 'prices[0]'), order: 'little', value: '0.1' })).toBe(
      'prices[0] · x: u1, value\n2 bytes at 1, little-endian\n0.1',
    );
  });

  it('are unparsed where nobody could explain them', () => {
    const bare = { codec: 'a', state: 'encoded', version: '', size: 3 } as const;
    expect(explainedOf({ ...bare, bytes: 'AQL/', runs: [] }).bytes).toEqual(Uint8Array.of(1, 2, 255));
    expect(explainedOf({ ...bare, bytes: 'AQL/' }).runs).toMatchObject([{ length: 3, role: 'unparsed', path: '' }]);
    expect(total(placeRows([explainedOf(bare)], 'member', []), 0)).toBe(3);
  });
});
