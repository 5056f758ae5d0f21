import { describe, expect, it } from 'vitest';
import type { Difference, DifferenceSide } from '../../api/types.ts';
import { Alignment, cellsOf } from './alignment.ts';

const side = (offset: number, length: number): DifferenceSide => ({
  text: '',
  type: '',
  field: '',
  source: 0,
  offset,
  length,
});
const difference = (before?: DifferenceSide, after?: DifferenceSide): Difference => ({
  kind: before ? (after ? 'changed' : 'removed') : 'added',
  path: '',
  newPath: '',
  ...(before && { before }),
  ...(after && { after }),
});

/** `ab[cde>X]fg+hi` and so on: 2 equal, 3 replaced by 1, 2 equal, 2 added, 1 equal, 1 removed. */
const differences = [
  difference(side(2, 3), side(2, 1)),
  difference(undefined, side(5, 2)),
  difference(side(8, 1), undefined),
];

describe('an alignment', () => {
  const aligned = Alignment.of(differences, 9, 8, true);

  it('puts equal bytes into the same places, and gaps where one side has less', () => {
    expect(aligned.runs.map(({ at, length, same }) => [at, length, same])).toEqual([
      [0, 2, true],
      [2, 3, false],
      [5, 2, true],
      [7, 2, false],
      [9, 1, true],
      [10, 1, false],
    ]);
    expect(aligned.length).toBe(11);
    expect(cellsOf(aligned, 2, 8)).toEqual([
      { before: 2, after: 2, same: false },
      { before: 3, after: undefined, same: false },
      { before: 4, after: undefined, same: false },
      { before: 5, after: 3, same: true },
      { before: 6, after: 4, same: true },
      { before: undefined, after: 5, same: false },
    ]);
    expect(cellsOf(aligned, 10, 99)).toEqual([{ before: 8, after: undefined, same: false }]);
  });

  it('says where a byte of either side stands', () => {
    expect(aligned.placeOf('before', 4)).toBe(4);
    expect(aligned.placeOf('before', 5)).toBe(5);
    expect(aligned.placeOf('after', 6)).toBe(8);
    expect(aligned.placeOf('after', 7)).toBe(9);
  });

  it('shows each byte of both once, in order', () => {
    const cells = cellsOf(aligned, 0, aligned.length);
    expect(cells.flatMap(({ before }) => before ?? [])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(cells.flatMap(({ after }) => after ?? [])).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('ends behind the last difference where there are more', () => {
    expect(Alignment.of(differences.slice(0, 1), 100, 98, false).length).toBe(5);
  });

  it('is empty for nothing, and one run for equal files', () => {
    expect(Alignment.of([], 0, 0, true).length).toBe(0);
    expect(Alignment.of([], 7, 7, true).runs).toHaveLength(1);
  });
});
