import { describe, expect, it } from 'vitest';
import type { Hit } from '../../api/types.ts';
import { bytesOf, isReadable } from './hits.ts';

const hit = (text: string, bytes: string, length = bytes.length / 2): Hit => ({
  source: 0,
  offset: 0,
  length,
  is: '',
  path: '',
  before: '',
  text,
  after: '',
  bytes,
});

describe('a hit', () => {
  it('is read as characters where it has them', () => {
    expect(isReadable(hit('price', '7072696365'))).toBe(true);
    expect(isReadable(hit('o·r·d·', '6f0072006400'))).toBe(true);
    expect(isReadable(hit('····', '00000007'))).toBe(false);
    expect(isReadable(hit('any value', ''))).toBe(true);
  });

  it('shows its first bytes', () => {
    expect(bytesOf(hit('····', 'aced0005'))).toBe('AC ED 00 05');
    expect(bytesOf(hit('··', 'aced', 40))).toBe('AC ED …');
  });
});
