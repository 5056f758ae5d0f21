import { describe, expect, it } from 'vitest';
import { countWords, scalarWords, typeOf } from './logicalValues.ts';

describe('a logical value', () => {
  it('has its type without packages, where the text does not say it', () => {
    expect(typeOf({ type: 'java.util.HashMap' })).toBe('HashMap');
    expect(typeOf({ type: 'java.util.Map$Entry' })).toBe('Map$Entry');
    expect(typeOf({ type: 'java.util.Map<java.lang.String, shop.Order[]>' })).toBe('Map<String, Order[]>');
    expect(typeOf({ type: 'java.lang.String', scalar: 'text' })).toBe('');
    expect(typeOf({ type: 'java.lang.Object', scalar: 'null' })).toBe('');
    expect(typeOf({})).toBe('');
  });

  it('has texts in quotes and numbers as they are', () => {
    expect(scalarWords({ scalar: 'text', text: 'a b' })).toBe('"a b"');
    expect(scalarWords({ scalar: 'text', text: 'a b', cut: true })).toBe('"a b…"');
    expect(scalarWords({ scalar: 'integer', text: '12345678901234567890' })).toBe('12345678901234567890');
  });

  it('says how many parts it has, by their own word', () => {
    expect(countWords({ kind: 'sequence', count: 1 })).toBe('1 element');
    expect(countWords({ kind: 'map', count: 2000 })).toBe('2,000 entries');
    expect(countWords({ kind: 'structure', count: 0 })).toBe('0 members');
    expect(countWords({ kind: 'scalar' })).toBe('');
  });
});
