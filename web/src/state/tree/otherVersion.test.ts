import { afterEach, describe, expect, it, vi } from 'vitest';
import { autoReading } from '../address/reading.ts';
import { navigate, route } from '../address/route.ts';
import { root, server, tree } from './openTree.fixture.ts';
import { compareWith, historyWith } from './otherVersion.ts';

const changes = (before: string, after: string) => ({
  before,
  after,
  changedCount: 0,
  changed: [],
  same: 1,
  onlyBeforeCount: 0,
  onlyBefore: [],
  onlyAfterCount: 0,
  onlyAfter: [],
});

const other = { ...tree, id: 'u', root, dump: { ...tree.dump, id: 'e', name: 'another dump' } };

afterEach(() => vi.unstubAllGlobals());

describe('the classes of another version of a stream', () => {
  it('are compared in the order in which the streams were written', async () => {
    const asked = server({
      'dumps/e/trees': other,
      't/classes/changes?before=u&limit=1000': changes('another dump', 'a dump'),
      'u/classes/changes?before=t&limit=1000': changes('a dump', 'another dump'),
    });
    const { signal } = new AbortController();
    expect(await historyWith(tree, { dump: 'e', is: 'before' }, signal)).toEqual({
      kind: 'here',
      changes: changes('another dump', 'a dump'),
      other: other.dump,
    });
    await historyWith(tree, { dump: 'e', is: 'after' }, signal);
    expect(asked.at(-1)).toBe('/api/v1/trees/u/classes/changes?before=t&limit=1000');
  });

  it('are in the address for as long as they are compared', () => {
    navigate({ view: 'inspect', dump: 'd', reading: autoReading, place: { at: 5 } });
    compareWith({ dump: 'e', is: 'before' });
    expect(route.get()).toMatchObject({ topic: 'classes', other: { dump: 'e', is: 'before' }, place: { at: 5 } });
    compareWith(undefined);
    expect(route.get()).not.toHaveProperty('other');
    expect(route.get()).toMatchObject({ topic: 'classes' });
  });
});
