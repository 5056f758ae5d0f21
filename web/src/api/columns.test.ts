import { describe, expect, it } from 'vitest';
import { itemsOf } from './columns.ts';

describe('items by column', () => {
  it('are objects again', () => {
    const items = itemsOf({
      count: 3,
      columns: {
        offset: { steps: [100, 8, -2] },
        role: { all: 'value' },
        name: { of: ['a', 'b'], at: [0, 1, 0] },
        'value.actual': { each: ['1', null, '3'] },
        computed: { of: [true, false], at: [1, 0, 1] },
        field: { prefixLengths: [0, 2, 3], suffixes: ['7.1', '2', '0'] },
      },
    });

    expect(items).toEqual([
      { offset: 100, role: 'value', name: 'a', value: { actual: '1' }, computed: false, field: '7.1' },
      { offset: 108, role: 'value', name: 'b', computed: true, field: '7.2' },
      { offset: 106, role: 'value', name: 'a', value: { actual: '3' }, computed: false, field: '7.20' },
    ]);
  });

  it('may be none', () => expect(itemsOf({ count: 0, columns: {} })).toEqual([]));
});
