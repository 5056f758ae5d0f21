// Writes src/api/schema.ts from the server's contract; with --check only says whether it is current.
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const contract = new URL('../../server/src/main/resources/openapi.yaml', import.meta.url);
const target = new URL('../src/api/schema.ts', import.meta.url);
const header = '// Generated from server/src/main/resources/openapi.yaml by `npm run fix`. Do not edit.\n\n';
const wanted = header + astToString(await openapiTS(contract));

if (!process.argv.includes('--check')) {
  writeFileSync(target, wanted);
} else if (readFileSync(target, 'utf8') !== wanted) {
  console.error('src/api/schema.ts does not match openapi.yaml: run `npm run fix` and commit it.');
  process.exit(1);
}
