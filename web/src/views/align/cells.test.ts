import { expect, it } from 'vitest';
import { cellsOf } from './cells.ts';

const message = (length: number, ...ends: number[]) => ({
  name: 'm',
  length,
  bytes: 'AB'.repeat(Math.min(length, 256)),
  ends,
});

it('gives each field its bytes', () => {
  expect(cellsOf(message(4, 1, 1, 4))).toEqual(['AB', '', 'AB AB AB']);
});

it('cuts what is long, and what was not sent', () => {
  const [long = '', behind] = cellsOf(message(300, 20, 290, 300)).slice(1);
  expect(long.endsWith(' …')).toBe(true);
  expect(long).toHaveLength(12 * 3 + 1);
  expect(behind).toBe('…');
});
