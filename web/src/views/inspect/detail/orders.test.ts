import { describe, expect, it } from 'vitest';
import type { Field } from '../../../api/types.ts';
import { hasOrder, ordersOf } from './orders.ts';

const number = (type: string, actual: string, length: number, endianness: 'big' | 'little' = 'big') =>
  ({ type, length, endianness, childCount: 0, value: { actual } }) satisfies Partial<Field>;

describe('a number in both byte orders', () => {
  it.each([
    ['a long', number('s8', '777', 8), [0, 0, 0, 0, 0, 0, 3, 9], '777', '649362771271483392'],
    ['a double', number('f8', '0.1', 8, 'little'), [0x9a, 0x99, 0x99, 0x99, 0x99, 0x99, 0xb9, 0x3f], undefined, '0.1'],
    ['a negative short', number('s2le', '-2', 2, 'little'), [0xfe, 0xff], '-257', '-2'],
    ['an unsigned one', number('u2', '65534', 2), [0xff, 0xfe], '65534', '65279'],
    ['a float', number('f4', '0.1', 4), [0x3d, 0xcc, 0xcc, 0xcd], '0.1', undefined],
    ['one shown in hexadecimal', number('u4', '0xCAFE', 4), [0, 0, 0xca, 0xfe], '51966', '4274651136'],
  ])('%s', (_, field, bytes, big, little) => {
    const orders = ordersOf(field, new Uint8Array(bytes));
    expect(orders?.own).toBe(field.endianness);
    if (big) expect(orders?.big).toBe(big);
    if (little) expect(orders?.little).toBe(little);
  });

  it('is not made up where the value is no number of that size', () => {
    expect(ordersOf(number('str', '"ab"', 2), new Uint8Array([97, 98]))).toBeUndefined();
    expect(ordersOf(number('u4', '5', 4), new Uint8Array([0, 0]))).toBeUndefined();
  });

  it('is asked for where there is more than one byte', () => {
    expect(hasOrder(number('u1', '5', 1))).toBe(false);
    expect(hasOrder(number('u4', '5', 4))).toBe(true);
  });
});
