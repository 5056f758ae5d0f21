import { describe, expect, it } from 'vitest';
import { pagesBeside, pageWords } from './dumpPages.ts';

describe('pages of dumps', () => {
  it('say which they are, where there are several', () => {
    expect(pageWords({ from: 0, total: 3, items: [1, 2, 3] })).toBe('');
    expect(pageWords({ from: 5000, total: 76, items: [] })).toBe('');
    expect(pageWords({ from: 50, total: 100_000, items: new Array(50) })).toBe('51 to 100 of 100,000');
  });

  it('know those beside them', () => {
    expect(pagesBeside({ from: 0, total: 50 })).toEqual({ before: undefined, after: undefined });
    expect(pagesBeside({ from: 0, total: 51 })).toEqual({ before: undefined, after: 50 });
    expect(pagesBeside({ from: 50, total: 100 })).toEqual({ before: 0, after: undefined });
    expect(pagesBeside({ from: 30, total: 100 })).toEqual({ before: 0, after: 80 });
  });

  it('lead back from behind the end to the last one', () => {
    expect(pagesBeside({ from: 500, total: 101 })).toEqual({ before: 100, after: undefined });
    expect(pagesBeside({ from: 50, total: 50 })).toEqual({ before: 0, after: undefined });
    expect(pagesBeside({ from: 50, total: 0 })).toEqual({ before: 0, after: undefined });
  });
});
