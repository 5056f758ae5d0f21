import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const states = [
  'state/shell',
  'state/address',
  'state/capture',
  'state/tree',
  'state/dump',
  'state/compare',
  'state/formats',
];
const anything = [...states, 'api', 'base', 'widgets'];

/**
 * What each part may import, besides itself: `base ← api ← state ← views`, `widgets → base`; within the state, what an address
 * says knows nothing of what is open at it, and trees nothing of how dumps come.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  base: [],
  api: ['base'],
  'state/shell': ['api', 'base'],
  'state/address': ['state/shell', 'api', 'base'],
  'state/capture': ['state/address', 'state/shell', 'api', 'base'],
  'state/tree': ['state/address', 'state/shell', 'api', 'base'],
  'state/dump': ['state/tree', 'state/capture', 'state/address', 'state/shell', 'api', 'base'],
  'state/compare': ['state/tree', 'state/address', 'state/shell', 'api', 'base'],
  'state/formats': ['state/tree', 'state/address', 'state/shell', 'api', 'base'],
  widgets: ['base'],
  'views/align': anything,
  'views/capture': anything,
  'views/compare': anything,
  'views/open': anything,
  'views/formats': anything,
  'views/inspect': anything,
  'views/traffic': anything,
  'views/work': anything,
  views: anything,
};

const partOf = (path: string): string => /^((?:views|state)\/(?!\w+\.)\w+|\w+(?=\/))/.exec(path)?.[0] ?? '';

function importsOf(file: string): string[] {
  const text = readFileSync(join('src', file), 'utf8');
  return [...text.matchAll(/(?:from |import |import\()'(\.[^']+)'/g)].map(([, target = '']) =>
    join(dirname(file), target),
  );
}

/** The circles that a walk along all imports meets: each as the files on it, in order. */
function circles(targets: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const visited = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    const begin = path.indexOf(file);
    if (begin >= 0) found.push([...path.slice(begin), file].join(' -> '));
    if (begin >= 0 || visited.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
    visited.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return found;
}

describe('imports', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const files = sources.filter((file) => partOf(file) in allowed);

  it('are looked at in every part', () => {
    expect(new Set(sources.map(partOf))).toEqual(new Set(['', ...Object.keys(allowed)]));
  });

  it('go one way', () => {
    const wrong = files.flatMap((file) => {
      const part = partOf(file);
      return importsOf(file)
        .filter((target) => partOf(target) !== part && !allowed[part]?.includes(partOf(target)))
        .map((target) => `${file} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('make no circle between files', () => {
    expect(circles(new Map(sources.map((file) => [file, importsOf(file)])))).toEqual([]);
  });

  it('that make a circle are listed in order', () => {
    const looped = { a: ['b', 'd'], b: ['c'], c: ['b'], d: [] };
    expect(circles(new Map(Object.entries(looped)))).toEqual(['b -> c -> b']);
  });
});
