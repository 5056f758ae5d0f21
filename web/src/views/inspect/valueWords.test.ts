import { describe, expect, it } from 'vitest';
import { valueWords } from './valueWords.ts';

describe('a value in one line', () => {
  it('leads with the symbol', () => {
    expect(valueWords({ value: { actual: '0x73', symbol: 'TC_OBJECT' } })).toBe('TC_OBJECT  0x73');
  });

  it('says nothing twice', () => {
    expect(valueWords({ value: { actual: '5', symbol: '5', description: '5' } })).toBe('5');
    expect(valueWords({})).toBe('');
  });

  it('leaves a reference to say what it points at', () => {
    const refersTo = { id: 0, number: '0x7E0000', epoch: 0 };
    expect(valueWords({ refersTo, value: { actual: '0x7E0000', description: '→ java.lang.String "shared"' } })).toBe(
      'java.lang.String "shared"',
    );
  });
});
