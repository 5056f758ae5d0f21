import { describe, expect, it } from 'vitest';
import { duplicateOf, ownId, recordFields } from './starting.ts';

describe('a duplicate', () => {
  it('has an id of its own and says in its title that it is one', () => {
    const source = 'meta:\n  id: png # the image\n  title: "PNG"\nseq:\n  - id: magic\n    contents: [1]\n';
    const copy = duplicateOf(source, 'my_png');
    expect(copy).toContain('  id: my_png\n  title: "PNG (copy)"\n');
    expect(copy).toContain('  - id: magic');
  });

  it('takes an id that is free', () => {
    expect(ownId('png', ['png'])).toBe('my_png');
    expect(ownId('png', ['my_png', 'my_png_2'])).toBe('my_png_3');
    expect(ownId('my_png', ['my_png'])).toBe('my_png_2');
  });
});

describe('what is known of a class', () => {
  it('are the fields that a record can have, as in source', () => {
    const fields = [
      { name: 'orderCode', type: 'int', typecode: 'I' },
      { name: 'attributes', type: 'java.util.Map', typecode: 'L' },
      { name: 'name', type: 'java.lang.String', typecode: 'L' },
      { name: 'prices', type: 'double[]', typecode: '[' },
      { name: 'matrix', type: 'double[][]', typecode: '[' },
    ];
    expect(recordFields({ fields })).toBe('int orderCode, String name, double[] prices');
    expect(recordFields({ fields: [] })).toBe('');
  });
});
