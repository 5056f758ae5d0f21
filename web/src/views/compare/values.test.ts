import { describe, expect, it } from 'vitest';
import { changed, editorFor, fresh, javaType, numberOf, plain } from './values.ts';

describe('values', () => {
  it('are edited by their type', () => {
    expect(editorFor({ type: 'integer' })).toBe('number');
    expect(editorFor({ type: ['string', 'null'] })).toBe('text');
    expect(editorFor({ type: 'string', enum: ['A', 'B'] })).toBe('choice');
    expect(editorFor({ type: 'array', items: { type: 'number' } })).toBe('list');
    expect(editorFor({ type: 'object', additionalProperties: true })).toBe('json');
    expect(plain({ type: ['string', 'null'] }).nullable).toBe(true);
    expect(editorFor({ anyOf: [{ type: 'integer', format: 'int64' }, { type: 'null' }] })).toBe('number');
  });

  it('are numbers the schema allows, or say what is wrong', () => {
    const byte = plain({ type: 'integer', minimum: -128, maximum: 127 });
    expect(numberOf(' 12 ', byte)).toEqual({ value: 12 });
    expect(numberOf('1.5', byte)).toBe('Write a whole number.');
    expect(numberOf('128', byte)).toBe('At most 127.');
    expect(numberOf('-129', byte)).toBe('At least -128.');
    expect(numberOf('', byte)).toBe('Write a whole number.');
    expect(numberOf('1e-3', plain({ type: 'number' }))).toEqual({ value: 0.001 });
  });

  it('keep all digits of a long, and words for numbers that JSON has not', () => {
    const long = plain({ type: ['integer', 'string'], format: 'int64' });
    expect(numberOf('9223372036854775807', long)).toEqual({ value: '9223372036854775807' });
    expect(numberOf('9223372036854775808', long)).toMatch(/64 bits/);
    expect(numberOf('-7', long)).toEqual({ value: -7 });
    const double = plain({ anyOf: [{ type: 'number' }, { enum: ['NaN', 'Infinity', '-Infinity'] }, { type: 'null' }] });
    expect(double.nullable).toBe(true);
    expect(numberOf('nan', double)).toEqual({ value: 'NaN' });
  });

  it('have the types of Java', () => {
    const long = { type: ['integer', 'string'], format: 'int64' };
    expect([{ type: 'integer' }, long, { type: 'array', items: long }].map(javaType)).toEqual([
      'int',
      'long',
      'long[]',
    ]);
    expect([{ type: ['string', 'null'] }, { type: 'boolean' }].map(javaType)).toEqual(['String', 'boolean']);
    expect(javaType({ anyOf: [{ type: 'number', format: 'double' }, { type: 'null' }] })).toBe('double');
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
