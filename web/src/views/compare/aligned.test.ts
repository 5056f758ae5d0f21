import { describe, expect, it } from 'vitest';
import type { Run } from '../../api/types.ts';
import { type Explained, explainedOf, hex, isWithin, memberOf, memberRows, runsOf, wordsOf } from './aligned.ts';

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
  it('add up to each encoding, whatever the order', () => {
    const rows = memberRows([one, other]);
    expect(rows.map(({ member, cells }) => [member, ...cells.map(({ bytes }) => bytes)])).toEqual([
      ['', 1, 0],
      ['prices', 4, 2],
      ['id', 0, 1],
    ]);
    const total = (column: number) => rows.reduce((sum, { cells }) => sum + (cells[column]?.bytes ?? 0), 0);
    expect([total(0), total(1)]).toEqual([one.bytes.length, other.bytes.length]);
  });

  it('belong to the outermost member', () => {
    expect(['prices[3]', 'a.b.c', '[2].name', ''].map(memberOf)).toEqual(['prices', 'a', '[2]', '']);
  });

  it('know what lies in what', () => {
    expect(isWithin('prices[3]', 'prices')).toBe(true);
    expect(isWithin('prices', 'prices')).toBe(true);
    expect(isWithin('pricesOld', 'prices')).toBe(false);
    expect(isWithin('prices', '')).toBe(false);
    expect(runsOf(one, 'prices[1]').map(({ offset }) => offset)).toEqual([3]);
  });

  it('are shown as hex with words', () => {
    expect(hex(one.bytes, 3, 2)).toBe('04 FF');
    expect(wordsOf({ ...run(1, 2, 'prices[0]'), order: 'little', value: '0.1' })).toBe(
      'prices[0] · x: u1, value\n2 bytes at 1, little-endian\n0.1',
    );
  });

  it('are only there where the server sent them', () => {
    const bare = { codec: 'a', state: 'encoded', version: '' } as const;
    expect(explainedOf(bare)).toBeUndefined();
    expect(explainedOf({ ...bare, bytes: 'AQL/', runs: [] })?.bytes).toEqual(Uint8Array.of(1, 2, 255));
  });
});
