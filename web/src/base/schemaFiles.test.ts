import { expect, it } from 'vitest';
import { joined } from './schemaFiles.ts';

it('each file stands behind its name', () => {
  expect(
    joined([
      { name: 'a.proto', text: 'import "b.proto";' },
      { name: 'b.proto', text: 'message B {}\n' },
    ]),
  ).toBe('// ==== a.proto ====\nimport "b.proto";\n// ==== b.proto ====\nmessage B {}\n');
});
