import { expect, it } from 'vitest';
import { autoReading } from '../address/reading.ts';
import { brokenBy, originalOf } from './editing.ts';

const stage = (dump: string) => ({ dump, reading: autoReading });
const edit = (issues: number) => ({ before: stage('a'), issues, after: stage('b'), words: '' });

it('counts the issues that the original of all edits did not have', () => {
  expect(brokenBy([edit(1), edit(4)], 3)).toBe(2);
  expect(brokenBy([edit(3)], 1)).toBe(0);
  expect(brokenBy([], 7)).toBe(0);
});

it('finds what edits began with, inside the layers that were removed last', () => {
  const inside = (dump: string, layers: string, made: string) => ({
    ...edit(0),
    before: { dump, reading: { ...autoReading, layers } },
    after: stage(made),
  });
  const edits = [inside('a', 'base64', 'b'), inside('b', 'raw', 'c'), inside('c', 'raw', 'd')];
  expect(originalOf(edits)).toEqual({ dump: 'a', layers: 'base64' });
  expect(originalOf(edits.slice(1))).toEqual({ dump: 'b', layers: 'raw' });
  expect(originalOf([])).toBeUndefined();
});
