// Fails the build when the script a first visit downloads outgrows its budget.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const budget = 250 * 1024;
const assets = new URL('../dist/assets/', import.meta.url);
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
const total = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(new URL(name, assets))).length, 0);
console.log(`Scripts: ${(total / 1024).toFixed(1)} kB gzip of ${budget / 1024} kB allowed.`);
if (total > budget) process.exit(1);
