import { describe, expect, it } from 'vitest';
import { autoReading } from '../address/reading.ts';
import type { Route } from '../address/route.ts';
import { besideClosed, type OpenFile, routeOfLink, withShown } from './openFiles.ts';

const file = (dump: string): OpenFile => ({ dump, name: dump, address: `/d/${dump}` });
const inspect = (dump: string, at?: number): Route => ({
  view: 'inspect',
  dump,
  reading: autoReading,
  place: at === undefined ? {} : { at },
});

describe('open files', () => {
  it('get the one that is shown, once, with the place in it', () => {
    const opened = withShown(withShown([], inspect('a')), inspect('b'));
    expect(opened.map(({ address }) => address)).toEqual(['/d/a', '/d/b']);
    expect(withShown(opened, inspect('a', 16)).map(({ address }) => address)).toEqual(['/d/a?at=0x10', '/d/b']);
    expect(withShown(opened, inspect('b'))).toBe(opened);
  });

  it('stay as they are in views that are about no file', () => {
    const files = [file('a')];
    expect(withShown(files, { view: 'open' })).toBe(files);
  });

  it('are bounded', () => {
    let files: readonly OpenFile[] = [];
    for (let i = 0; i < 40; i++) files = withShown(files, inspect(`d${i}`));
    expect(files).toHaveLength(30);
    expect(files.at(-1)?.dump).toBe('d39');
  });

  it('show the next one where one is closed, or the one before', () => {
    const files = [file('a'), file('b'), file('c')];
    expect(besideClosed(files, 'b')?.dump).toBe('c');
    expect(besideClosed(files, 'c')?.dump).toBe('b');
    expect(besideClosed([file('a')], 'a')).toBeUndefined();
  });

  it('are told by their addresses on this server only', () => {
    expect(routeOfLink(`${location.origin}/d/a?at=0x10`)).toEqual(inspect('a', 16));
    expect(routeOfLink(`${location.origin}/formats`)).toBeUndefined();
    expect(routeOfLink('https://example.org/d/a')).toBeUndefined();
    expect(routeOfLink('ac ed 00 05')).toBeUndefined();
  });
});
