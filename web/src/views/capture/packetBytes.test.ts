import { describe, expect, it } from 'vitest';
import type { PacketFields } from '../../api/types.ts';
import { isLeaf, leavesOf, rowsOf } from './packetBytes.ts';

const field = (depth: number, name: string, offset: number, length: number) => ({
  depth,
  name,
  type: '',
  role: 'value',
  offset,
  length,
  value: '',
});
const fields = [
  field(0, 'frame', 0, 6),
  field(1, 'type', 0, 2),
  field(1, 'body', 2, 3),
  field(2, 'flag', 2, 1),
  field(2, 'rest', 2, 1),
  field(2, 'text', 3, 2),
];
const packet = { bytes: '0800ff414243', fields, more: false } as unknown as PacketFields;

describe('the bytes of a packet', () => {
  it('belong to fields that have no parts, the last one where bits of one byte are several', () => {
    expect(fields.map((_, index) => isLeaf(fields, index))).toEqual([false, true, false, true, true, true]);
    expect(leavesOf(fields, 6)).toEqual([1, 1, 4, 5, 5, undefined]);
  });

  it('are in rows of runs', () => {
    expect(rowsOf(packet, 4, 100)).toEqual([
      {
        offset: 0,
        runs: [
          { field: 1, hex: '08 00 ', text: '··' },
          { field: 4, hex: 'FF ', text: '·' },
          { field: 5, hex: '41 ', text: 'A' },
        ],
      },
      {
        offset: 4,
        runs: [
          { field: 5, hex: '42 ', text: 'B' },
          { field: undefined, hex: '43 ', text: 'C' },
        ],
      },
    ]);
  });

  it('are cut where there are more than are shown', () => {
    expect(rowsOf(packet, 4, 2)).toEqual([{ offset: 0, runs: [{ field: 1, hex: '08 00 ', text: '··' }] }]);
  });
});
