import { describe, expect, it } from 'vitest';
import { typeWords, valueWords } from './valueWords.ts';

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
      '…String "shared"',
    );
    expect(valueWords({ refersTo, value: { actual: '0x7E0000' } })).toBe('');
  });

  it('says null and not how null is spelled', () => {
    expect(valueWords({ value: { actual: '0x70', symbol: 'TC_NULL', description: 'null' } })).toBe('null');
  });

  it('can spell the names of classes whole', () => {
    const value = { description: 'dev.hexplain.samples.HandleSamples$Person' };
    expect(valueWords({ value })).toBe('…HandleSamples$Person');
    expect(valueWords({ value }, (names) => names)).toBe(value.description);
  });
});

describe('the type before a value', () => {
  const group = { name: 'contents[0]', type: 'java.util.HashMap', role: 'value', childCount: 3 } as const;

  it('is the class of an object, array or class data', () => {
    expect(typeWords(group)).toBe('java.util.HashMap');
    expect(typeWords({ ...group, type: 'dev.hexplain.samples.HandleSamples$Person[]' })).toBe(
      '…HandleSamples$Person[]',
    );
  });

  it('stands beside an index whose digits it ends with', () => {
    expect(typeWords({ ...group, name: '[4]', type: 'float64', childCount: 2 })).toBe('float64');
  });

  it('stays away where the name or the value says it', () => {
    expect(typeWords({ ...group, name: 'classAnnotation', type: 'annotation' })).toBe('');
    expect(typeWords({ ...group, name: 'stream', type: 'java serialization stream' })).toBe('');
    expect(typeWords({ ...group, type: 'java.lang.String' })).toBe('');
    expect(typeWords({ ...group, childCount: 0 })).toBe('');
  });
});
