import { expect, it } from 'vitest';
import { brokenBy } from './editing.ts';
import { autoReading } from './reading.ts';

const stage = (dump: string) => ({ dump, reading: autoReading });
const edit = (issues: number) => ({ before: stage('a'), issues, after: stage('b'), words: '' });

it('counts the issues that the original of all edits did not have', () => {
  expect(brokenBy([edit(1), edit(4)], 3)).toBe(2);
  expect(brokenBy([edit(3)], 1)).toBe(0);
  expect(brokenBy([], 7)).toBe(0);
});
