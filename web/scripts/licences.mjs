// Adds what Vite does not see to its list of the licences in the page: packages that give files and no script. Fails where a
// package has no text of its licence.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const web = new URL('../', import.meta.url);
const read = (name) => readFileSync(new URL(name, web), 'utf8');
const list = new URL('dist/licences.json', web);

const found = JSON.parse(readFileSync(list, 'utf8'));
for (const name of Object.keys(JSON.parse(read('package.json')).dependencies)) {
  if (found.some((each) => each.name === name)) continue;
  const { version, license } = JSON.parse(read(`node_modules/${name}/package.json`));
  const file = readdirSync(new URL(`node_modules/${name}/`, web)).find((each) => /^licen[sc]e/i.test(each));
  const text = file === undefined ? undefined : read(`node_modules/${name}/${file}`).trim();
  found.push({ name, version, identifier: license, text });
}
const silent = found.filter((each) => !each.identifier || !each.text);
if (silent.length > 0) {
  console.error(`No licence, or no text of it: ${silent.map((each) => each.name).join(', ')}.`);
  process.exit(1);
}
found.sort((a, b) => (a.name < b.name ? -1 : 1));
writeFileSync(list, `${JSON.stringify(found, null, 2)}\n`);
