// Fails the build when the script a first visit downloads outgrows its budget, or what is fetched later outgrows its own.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const budgets = { 'first visit': 250 * 1024, later: 250 * 1024 };
const dist = new URL('../dist/', import.meta.url);
const read = (name) => readFileSync(new URL(name, dist));
const scripts = readdirSync(new URL('assets/', dist)).filter((name) => name.endsWith('.js'));

/** Scripts reached from the page by static imports; `import()` names its file in a call, not after `from`. */
const first = new Set();
function visit(name) {
  if (first.has(name)) return;
  first.add(name);
  for (const [, next] of read(`assets/${name}`)
    .toString()
    .matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    visit(next);
}
for (const [, name] of read('index.html')
  .toString()
  .matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g))
  visit(name);

const sizes = { 'first visit': 0, later: 0 };
for (const name of scripts) {
  sizes[first.has(name) ? 'first visit' : 'later'] += gzipSync(read(`assets/${name}`)).length;
}
for (const [when, size] of Object.entries(sizes)) {
  console.log(`Scripts, ${when}: ${(size / 1024).toFixed(1)} kB gzip of ${budgets[when] / 1024} kB allowed.`);
}
if (first.size === 0 || Object.entries(sizes).some(([when, size]) => size > budgets[when])) process.exit(1);
