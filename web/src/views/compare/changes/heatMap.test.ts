import { describe, expect, it } from 'vitest';
import type { FlexibilityCell, SchemaChange } from '../../../api/types.ts';
import { defaultChanges } from '../../../state/address/changesShown.ts';
import type { Matrix } from '../../../state/compare/flexibility.ts';
import { heatMapOf, pairWords, placeAfter } from './heatMap.ts';

const added: SchemaChange = {
  id: 'field-added',
  title: 'field added',
  theme: 'Fields',
  directions: ['backward', 'forward'],
};
const cycle: SchemaChange = { id: 'cycle', title: 'cycle', theme: 'Traits', directions: ['same_version'] };

const cell = (codec: string, change: SchemaChange, at: number, outcome: string, reason?: string): FlexibilityCell => {
  const direction = change.directions[at] ?? 'backward';
  return { codec, change: change.id, direction, outcome, ...(reason === undefined ? {} : { reason }) };
};

const matrix: Matrix = {
  outcomes: (['same', 'default', 'lost', 'refused', 'not_written'] as const).map((id) => {
    return { id, title: id, sign: id.slice(0, 1), meaning: id };
  }),
  codecs: ['kryo', 'java', 'data-output'].map((id) => ({ id, title: id.toUpperCase(), library: `${id} 1.0` })),
  changes: [added, cycle],
  total: 9,
  cells: [
    cell('kryo', added, 0, 'refused', 'KryoException'),
    cell('java', added, 0, 'default', 'count: was not written'),
    cell('data-output', added, 0, 'not_written'),
    cell('kryo', added, 1, 'lost', 'count was written'),
    cell('java', added, 1, 'same'),
    cell('data-output', added, 1, 'not_written'),
    cell('kryo', cycle, 0, 'same'),
  ],
};

const idsOf = (shown: Partial<typeof defaultChanges>) => {
  const { rows, columns } = heatMapOf(matrix, { ...defaultChanges, ...shown });
  return [rows.map(({ codec }) => codec.id), columns.map(({ id }) => id)];
};

describe('the heat map', () => {
  it('has a row for each codec that takes any of the objects, and sums of its outcomes', () => {
    const map = heatMapOf(matrix, defaultChanges);
    expect(map.rows.map(({ codec }) => codec.id)).toEqual(['kryo', 'java']);
    expect(map.idle.map(({ id }) => id)).toEqual(['data-output']);
    expect([...(map.rows[0]?.sums ?? [])]).toEqual([
      ['refused', 1],
      ['lost', 1],
      ['same', 1],
    ]);
    expect(map.sums.get('same')).toBe(2);
    expect(map.rows[1]?.pairs[1]).toEqual([undefined]);
  });

  it('finds codecs and changes by all words of their names, libraries and themes', () => {
    expect(idsOf({ codec: 'KRYO 1.0' })).toEqual([['kryo'], ['field-added', 'cycle']]);
    expect(idsOf({ change: 'traits' })).toEqual([['kryo', 'java'], ['cycle']]);
    expect(idsOf({ codec: 'nothing' })).toEqual([[], ['field-added', 'cycle']]);
  });

  it('leaves out rows and columns without the outcomes that are looked for', () => {
    expect(idsOf({ outcomes: ['lost', 'refused'] })).toEqual([['kryo'], ['field-added']]);
    expect(idsOf({ outcomes: ['same'], codec: 'kryo' })).toEqual([['kryo'], ['cycle']]);
  });

  it('puts those first that do the least harm', () => {
    expect(idsOf({ best: true })[0]).toEqual(['java', 'kryo']);
  });

  it('says of a pair what happened in each direction, and why', () => {
    const map = heatMapOf(matrix, defaultChanges);
    const [kryo, java] = map.rows;
    if (!kryo || !java) throw new Error('no rows');
    const titles = new Map([['refused', 'refused']]);
    expect(pairWords(kryo, added, kryo.pairs[0] ?? [], titles)).toBe(
      'KRYO, field added\nOld bytes, new classes: refused, KryoException\nNew bytes, old classes: lost, count was written',
    );
    expect(pairWords(java, cycle, java.pairs[1] ?? [], titles)).toBe('JAVA, cycle\nSame classes: not tried yet');
  });
});

describe('keys in the grid', () => {
  const size = { rows: 10, columns: 5, page: 4 };
  it.each([
    ['ArrowRight', false, { row: 2, column: 4 }],
    ['ArrowLeft', false, { row: 2, column: 2 }],
    ['ArrowUp', false, { row: 1, column: 3 }],
    ['PageDown', false, { row: 6, column: 3 }],
    ['PageUp', false, { row: 0, column: 3 }],
    ['Home', false, { row: 2, column: 0 }],
    ['End', true, { row: 9, column: 4 }],
  ])('%s (with Ctrl: %s) leads one step, or to an end', (key, ctrlKey, to) => {
    expect(placeAfter({ key, ctrlKey }, { row: 2, column: 3 }, size)).toEqual(to);
  });

  it('stays inside, and leaves other keys alone', () => {
    expect(placeAfter({ key: 'ArrowDown', ctrlKey: false }, { row: 9, column: 0 }, size)).toEqual({
      row: 9,
      column: 0,
    });
    expect(placeAfter({ key: 'x', ctrlKey: false }, { row: 0, column: 0 }, size)).toBeUndefined();
  });
});
