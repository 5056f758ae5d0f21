import { afterEach, describe, expect, it, vi } from 'vitest';
import { OpenSources } from './openSources.ts';
import { server, tree } from './openTree.fixture.ts';

const made = { number: 1, size: 30, layer: 'zlib', from: 0, offset: 10, length: 20, root: 'inner' };

afterEach(() => vi.unstubAllGlobals());

describe('the sources of an open tree', () => {
  it('begin with the bytes of its own', () => {
    expect(new OpenSources(tree).shown.get()).toMatchObject({ source: 0, size: 100, origin: undefined });
  });

  it('are asked for once, and are there at once when they are shown again', async () => {
    const asked = server({ 'sources?from=0&limit=1': { from: 0, total: 1, items: [made] } });
    const sources = new OpenSources(tree);
    expect(sources.stand(1)).toBe(false);
    expect(await sources.fetch(1)).toBe(true);
    expect(sources.shown.get()).toMatchObject({ source: 1, size: 30, origin: { layer: 'zlib' } });
    expect(sources.stand(0)).toBe(true);
    expect(sources.stand(1)).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('give the bytes that are here, up to the first that is not', async () => {
    vi.stubGlobal('fetch', async () => new Response(new Uint8Array([1, 2, 3])));
    const sources = new OpenSources(tree);
    expect(sources.bytesAt(0, 4)).toEqual(new Uint8Array());
    expect(await sources.fetchBytes(1, 4)).toEqual(new Uint8Array([2, 3]));
    expect(sources.byteAt(9)).toBeUndefined();
  });
});
