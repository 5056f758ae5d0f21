import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The selectors of a style sheet, one by one; those of its at-rules too, without the at-rules' own words. */
function selectorsOf(css: string): string[] {
  const preludes = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  return [...preludes]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());
}

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);

/** The class that a selector is about, where it names no other: `.sizes`, `.sizes:hover`, `.sizes thead th`. */
function definedBy(selector: string): string | undefined {
  const [name, ...others] = new Set(classesOf(selector));
  return others.length === 0 ? name : undefined;
}

/** What is wrong with sheets that share the page's one space of class names. */
function conflicts(sheets: ReadonlyMap<string, readonly string[]>): string[] {
  const owners = new Map<string, Set<string>>();
  const users = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, name: string, sheet: string) =>
    to.set(name, (to.get(name) ?? new Set()).add(sheet));
  for (const [sheet, selectors] of sheets) {
    for (const selector of selectors) {
      const defined = definedBy(selector);
      if (defined !== undefined) add(owners, defined, sheet);
      for (const name of classesOf(selector)) add(users, name, sheet);
    }
  }
  const twice = [...owners]
    .filter(([, where]) => where.size > 1)
    .map(([name, where]) => `.${name} is defined in ${[...where].join(' and ')}`);
  const isOwn = (name: string, sheet: string) => owners.get(name)?.has(sheet) || users.get(name)?.size === 1;
  const foreign = [...sheets].flatMap(([sheet, selectors]) =>
    selectors
      .filter((selector) => classesOf(selector).length > 0)
      .filter((selector) => !classesOf(selector).some((name) => isOwn(name, sheet)))
      .map((selector) => `${sheet} has no class of its own in ${selector}`),
  );
  return [...twice, ...foreign];
}

describe('class names of style sheets', () => {
  it('are defined in one sheet, and each rule names a class of its sheet', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
    const sheets = new Map(files.map((file) => [file, selectorsOf(readFileSync(join('src', file), 'utf8'))]));
    expect(conflicts(sheets)).toEqual([]);
  });

  it('that two sheets define are found, and rules about others’ classes alone', () => {
    const sheets = new Map([
      ['a.css', selectorsOf('.row { color: red } @media print { .row:hover, .cell > .row { color: blue } }')],
      ['b.css', selectorsOf('.row { margin: 0 } .list { margin: 0 } .list .row { margin: 0 } /* .x {} */')],
      ['c.css', selectorsOf('.cell { margin: 0 } .row > .list { margin: 0 }')],
    ]);
    expect(conflicts(sheets)).toEqual([
      '.row is defined in a.css and b.css',
      'c.css has no class of its own in .row > .list',
    ]);
  });
});
