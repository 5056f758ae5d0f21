import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What each part may import, besides itself: `base ← api ← state ← views`, `widgets → base`. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  base: [],
  api: ['base'],
  state: ['api', 'base'],
  widgets: ['base'],
  'views/capture': ['state', 'api', 'base', 'widgets'],
  'views/compare': ['state', 'api', 'base', 'widgets'],
  'views/open': ['state', 'api', 'base', 'widgets'],
  'views/formats': ['state', 'api', 'base', 'widgets'],
  'views/inspect': ['state', 'api', 'base', 'widgets'],
  views: ['state', 'api', 'base', 'widgets'],
};

const partOf = (path: string): string => /^(views\/(?!\w+\.)\w+|\w+(?=\/))/.exec(path)?.[0] ?? '';

function importsOf(file: string): string[] {
  const text = readFileSync(join('src', file), 'utf8');
  return [...text.matchAll(/from '(\.[^']+)'/g)].map(([, target = '']) => join(dirname(file), target));
}

describe('imports', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && partOf(file) in allowed,
  );

  it('are looked at in every part', () => {
    expect(new Set(files.map(partOf))).toEqual(new Set(Object.keys(allowed)));
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
});
