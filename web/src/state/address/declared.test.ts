import { beforeEach, describe, expect, it, vi } from 'vitest';
import { declaredNames, declaredOf, exampleDeclared, keepDeclared, type Language, setDeclared } from './declared.ts';

function roundTrip(declared: typeof exampleDeclared) {
  const params = new URLSearchParams();
  setDeclared(params, declared);
  return { address: params.toString(), back: declaredOf(new URLSearchParams(params.toString())) };
}

describe('declared classes', () => {
  beforeEach(() => sessionStorage.clear());

  it('stand in the address with their values', () => {
    const declared = {
      language: 'thrift' as const,
      source: 'struct A { 1: i32 a }\n',
      type: 'A',
      seed: 7,
      json: '{"a": 5}',
    };
    expect(roundTrip(declared).back).toEqual(declared);
    expect(roundTrip(exampleDeclared).back).toEqual(exampleDeclared);
    expect(declaredOf(new URLSearchParams('sample=order'))).toBeUndefined();
  });

  it('are kept by the tab where an address would be too long', async () => {
    const declared = { ...exampleDeclared, type: 'Order', source: `${exampleDeclared.source}// ${'é'.repeat(2000)}` };
    keepDeclared(declared);
    const { address, back } = roundTrip(declared);
    expect(address.length).toBeLessThan(100);
    expect(back).toEqual(declared);
    vi.resetModules(); // as if the page were loaded anew
    const anew = await import('./declared.ts');
    expect(anew.declaredOf(new URLSearchParams(address))).toEqual(declared);
  });

  it('are kept by the tab beyond what its storage takes', () => {
    const huge = { ...exampleDeclared, json: `["${'x'.repeat(20_000_000)}"]` };
    keepDeclared(huge);
    expect(roundTrip(huge).back?.json.length).toBe(huge.json.length);
  });

  it('have names', () => {
    expect(declaredNames(exampleDeclared)).toEqual(['Order', 'Customer', 'Item']);
    const names = (language: Language, source: string) => declaredNames({ language, source });
    expect(names('java', 'final class Größe<T> {} interface X {} record A$1() {}')).toEqual(['Größe', 'A$1']);
    expect(names('avsc', '{"type": "record", "name": "com.acme.Order"}')).toEqual(['Order']);
    expect(names('proto', 'message Order { message Item {} }')).toEqual(['Order', 'Item']);
    expect(names('thrift', 'struct A {} union B {} enum C {}')).toEqual(['A', 'B']);
  });
});
