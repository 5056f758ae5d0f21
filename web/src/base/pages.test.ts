import { describe, expect, it } from 'vitest';
import { Pages } from './pages.ts';

/** A loader whose pages arrive when the test says so. */
function slowLoader() {
  const calls: { key: string; signal: AbortSignal; arrive: (page: string) => void; fail: (e: Error) => void }[] = [];
  const load = (key: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ key, signal, arrive: resolve, fail: reject });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return { calls, load };
}

const settled = () => new Promise((done) => setTimeout(done));

describe('pages', () => {
  it('are fetched once however often they are wanted', async () => {
    const { calls, load } = slowLoader();
    const pages = new Pages(load, 4);
    pages.want('hex', ['0', '1']);
    pages.want('hex', ['0', '1']);
    pages.want('detail', ['0']);
    expect(calls.map((c) => c.key)).toEqual(['0', '1']);
    calls[0]?.arrive('bytes');
    await settled();
    expect(pages.peek('0')).toBe('bytes');
    expect(pages.peek('1')).toBeUndefined();
  });

  it('are aborted when nobody looks any more, and kept while someone else does', () => {
    const { calls, load } = slowLoader();
    const pages = new Pages(load, 4);
    pages.want('hex', ['0', '1']);
    pages.want('detail', ['1']);
    pages.want('hex', ['9']);
    expect(calls.map((c) => [c.key, c.signal.aborted])).toEqual([
      ['0', true],
      ['1', false],
      ['9', false],
    ]);
  });

  it('are fetched again when wanted again after an abort', async () => {
    const { calls, load } = slowLoader();
    const pages = new Pages(load, 4);
    pages.want('hex', ['0']);
    pages.want('hex', ['1']);
    pages.want('hex', ['0']);
    await settled();
    expect(calls.map((c) => c.key)).toEqual(['0', '1', '0']);
  });

  it('say why they failed and try again when asked', async () => {
    const { calls, load } = slowLoader();
    const pages = new Pages(load, 4);
    pages.want('hex', ['0']);
    calls[0]?.fail(new Error('server down'));
    await settled();
    expect(pages.failure).toEqual(new Error('server down'));
    pages.retry();
    expect(pages.failure).toBeUndefined();
    expect(calls.length).toBe(2);
  });

  it('are forgotten beyond the capacity, oldest first', async () => {
    const pages = new Pages(async (key) => key, 2);
    for (const key of ['0', '1', '2']) await pages.fetch(key);
    expect(pages.peek('0')).toBeUndefined();
    expect(pages.peek('2')).toBe('2');
  });
});
