import { describe, expect, test } from 'vitest';
import type { OpenTree } from '../tree/openTree.ts';
import { isComparable } from './comparing.ts';

const open = (status: string, values: unknown) => ({ tree: { status }, values }) as unknown as OpenTree;

describe('whether objects can be made', () => {
  test('of what a format reads, cut streams included', () => {
    expect(isComparable(open('complete', {}))).toBe(true);
    expect(isComparable(open('partial', {}))).toBe(true);
  });

  test('not of bytes that no format fits, and of no fields alone', () => {
    expect(isComparable(open('unrecognised', {}))).toBe(false);
    expect(isComparable(open('complete', undefined))).toBe(false);
  });
});
