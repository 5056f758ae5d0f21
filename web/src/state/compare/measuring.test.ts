import { describe, expect, it } from 'vitest';
import type { DumpObject } from '../address/comparison.ts';
import { exampleDeclared } from '../address/declared.ts';
import { isGenerated } from './encodings.ts';
import { timedRequest } from './measuring.ts';

const dumped: DumpObject = {
  dump: 'd',
  at: undefined,
  reading: { format: 'auto', layers: 'auto', start: 0, endian: 'auto' },
};

describe('what is measured in several sizes', () => {
  it('is a sample, without the size that it has otherwise', () => {
    expect(timedRequest({ sample: 'order', values: { id: 1 }, size: 7 }, [1, 10])).toEqual({
      sample: 'order',
      values: { id: 1 },
      sizes: [1, 10],
    });
  });

  it('is an object of generated values, whose lists have as many elements', () => {
    const wanted = { declared: exampleDeclared, object: undefined };
    expect(isGenerated(wanted)).toBe(true);
    expect(timedRequest(wanted, [1, 10])).toMatchObject({ seed: 1, sizes: [1, 10] });
    expect(timedRequest(wanted, [])).not.toHaveProperty('sizes');
  });

  it('is nothing whose values are given', () => {
    expect(isGenerated({ declared: { ...exampleDeclared, json: '{}' }, object: undefined })).toBe(false);
    expect(isGenerated({ declared: exampleDeclared, object: dumped })).toBe(false);
    expect(isGenerated({ object: dumped })).toBe(false);
    expect(timedRequest({ object: dumped }, [1, 10])).not.toHaveProperty('sizes');
  });
});
