import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenBack } from './reachable.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that does not answer until it is said to. */
function away() {
  const state = { here: false, asked: 0 };
  vi.stubGlobal('fetch', async () => {
    state.asked++;
    if (!state.here) throw new TypeError('no answer');
    return new Response('{}', { status: 200 });
  });
  return state;
}

describe('a server that does not answer', () => {
  it('is asked until it does, and then no more', async () => {
    const server = away();
    const back = vi.fn();
    void whenBack(back, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(server.asked).toBe(2);
    expect(back).not.toHaveBeenCalled();
    server.here = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(back).toHaveBeenCalledTimes(1);
    expect(server.asked).toBe(3);
  });

  it('is asked at once when the network is back', async () => {
    const server = away();
    server.here = true;
    const back = vi.fn();
    void whenBack(back, new AbortController().signal);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('is left alone when nobody waits for it any more', async () => {
    const server = away();
    const leaving = new AbortController();
    const ended = whenBack(() => expect.fail('nobody waits'), leaving.signal);
    leaving.abort();
    server.here = true;
    await vi.advanceTimersByTimeAsync(10_000);
    await ended;
  });
});
