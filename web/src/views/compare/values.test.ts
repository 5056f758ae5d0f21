import { describe, expect, it } from 'vitest';
import { changed, editorFor, fresh, mayBeNull, numberOf } from './values.ts';

describe('values', () => {
  it('are edited by their type', () => {
    expect(editorFor({ type: 'integer' })).toBe('number');
    expect(editorFor({ type: ['string', 'null'] })).toBe('text');
    expect(editorFor({ type: 'string', enum: ['A', 'B'] })).toBe('choice');
    expect(editorFor({ type: 'array', items: { type: 'number' } })).toBe('list');
    expect(editorFor({ type: 'object', additionalProperties: true })).toBe('json');
    expect(mayBeNull({ type: ['string', 'null'] })).toBe(true);
  });

  it('are numbers the schema allows, or say what is wrong', () => {
    const int = { type: 'integer', minimum: -128, maximum: 127 };
    expect(numberOf(' 12 ', int)).toBe(12);
    expect(numberOf('1.5', int)).toBe('Write a whole number.');
    expect(numberOf('128', int)).toBe('At most 127.');
    expect(numberOf('-129', int)).toBe('At least -128.');
    expect(numberOf('', int)).toBe('Write a number.');
    expect(numberOf('9007199254740993', { type: 'integer' })).toMatch(/2⁵³/);
    expect(numberOf('1e-3', { type: 'number' })).toBe(0.001);
  });

  it('grow like the one before', () => {
    expect(fresh({ type: 'number' }, 0.1)).toBe(0.1);
    expect(fresh({ type: 'object', properties: { a: { type: 'string' }, b: { type: 'boolean' } } }, undefined)).toEqual(
      {
        a: '',
        b: false,
      },
    );
  });

  it('are told only where they differ', () => {
    expect(changed({ a: 1, b: [1, 2] }, { a: 1, b: [1] })).toEqual({ b: [1, 2] });
  });
});
