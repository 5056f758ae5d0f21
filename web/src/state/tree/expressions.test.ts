import { describe, expect, it } from 'vitest';
import { withNewest } from './expressions.ts';

describe('the history of expressions', () => {
  it('has each once, the newest first', () => {
    expect(withNewest(['a', 'b'], 'b')).toEqual(['b', 'a']);
    expect(withNewest(['a', 'b'], 'c')).toEqual(['c', 'a', 'b']);
  });

  it('does not remember nothing', () => {
    expect(withNewest(['a'], '')).toEqual(['a']);
  });

  it('forgets the oldest', () => {
    const many = Array.from({ length: 50 }, (_, i) => String(i));
    expect(withNewest(many, 'new')).toHaveLength(50);
  });
});
