import { describe, expect, it } from 'vitest';
import { cellsOf, largestOf, routeTo, share, shown } from './answer.ts';

const amount = { name: 'bytes', type: 'bigint', number: true };
const uid = { name: 'uid', type: 'bigint', number: true };
const text = { name: 'format', type: 'varchar', number: false };

describe('cells of an answer', () => {
  it('separate the digits of amounts, and of nothing else', () => {
    expect(shown(amount, '1234567')).toBe('1 234 567');
    expect(shown(amount, '-1234')).toBe('-1 234');
    expect(shown(uid, '-8683452581122892189')).toBe('-8683452581122892189');
    expect(shown(text, '20240301')).toBe('20240301');
    expect(shown(text, null)).toBe('');
    expect(shown(text, ['a', 'b'])).toBe('a, b');
  });

  it('have a share of the largest amount of their column', () => {
    const largest = largestOf({
      columns: [amount, text],
      rows: [
        ['5', 'x'],
        ['20', 'y'],
        [null, null],
      ],
      more: false,
      millis: 1,
    });
    expect(largest).toEqual([20, 0]);
    expect(share(amount, '5', 20)).toBe(0.25);
    expect(share(uid, '5', 20)).toBeUndefined();
    expect(share(amount, null, 20)).toBeUndefined();
  });
});

describe('the place of a row', () => {
  const columns = ['path', 'flow', 'message', 'byte_offset'].map((name) => ({ ...text, name }));

  it('is a message of a flow', () => {
    expect(routeTo('d', cellsOf(columns, ['a', '3', '7', '12']))).toMatchObject({
      view: 'capture',
      place: { flow: 3, message: 7 },
    });
  });

  it('is a byte of the file', () => {
    expect(routeTo('d', cellsOf(columns, ['a', null, null, '12']))).toMatchObject({
      view: 'inspect',
      place: { at: 12 },
    });
    expect(routeTo('d', cellsOf(columns, ['a', null, null, null]))).toMatchObject({ view: 'inspect', place: {} });
  });
});
