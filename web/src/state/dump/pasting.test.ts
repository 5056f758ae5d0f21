import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Preview } from '../../api/types.ts';
import { createStore } from '../../base/store.ts';
import { follow, nameOfText, nothingPasted, type Paste, type Previewed } from './pasting.ts';

const preview = (size: number) => ({ size }) as Preview;

function setUp() {
  const paste = createStore<Paste>(nothingPasted);
  const seen = createStore<Previewed>({ preview: undefined, error: undefined, stale: false });
  const calls: { paste: Paste; signal: AbortSignal; arrive: (p: Preview) => void; fail: (e: unknown) => void }[] = [];
  follow(paste, seen, (now, signal) => new Promise((arrive, fail) => calls.push({ paste: now, signal, arrive, fail })));
  const type = (text: string) => paste.set({ ...paste.get(), text });
  return { paste, seen, calls, type };
}

describe('previews of what is pasted', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are asked for when typing rests, for the last text only', () => {
    const { calls, type } = setUp();
    type('A');
    vi.advanceTimersByTime(100);
    type('AC');
    vi.advanceTimersByTime(149);
    expect(calls).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(calls.map((call) => call.paste.text)).toEqual(['AC']);
  });

  it('of an older text are given up, and the last good picture stays meanwhile', async () => {
    const { calls, seen, type } = setUp();
    type('AC');
    vi.advanceTimersByTime(150);
    calls[0]?.arrive(preview(2));
    await vi.runAllTimersAsync();
    expect(seen.get()).toMatchObject({ preview: { size: 2 }, stale: false });
    type('ACED');
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(seen.get()).toMatchObject({ preview: { size: 2 }, stale: true });
    vi.advanceTimersByTime(150);
    calls[1]?.arrive(preview(4));
    await vi.runAllTimersAsync();
    expect(seen.get()).toMatchObject({ preview: { size: 4 }, stale: false });
  });

  it('that arrive late change nothing', async () => {
    const { calls, seen, type } = setUp();
    type('AC');
    vi.advanceTimersByTime(150);
    type('ACED');
    calls[0]?.arrive(preview(2));
    await Promise.resolve();
    expect(seen.get().preview).toBeUndefined();
  });

  it('follow a choice at once', () => {
    const { calls, paste, type } = setUp();
    type('AC');
    vi.advanceTimersByTime(150);
    paste.set({ ...paste.get(), layers: 'raw' });
    vi.advanceTimersByTime(0);
    expect(calls[1]?.paste.layers).toBe('raw');
  });

  it('vanish with the text', async () => {
    const { calls, seen, type } = setUp();
    type('AC');
    vi.advanceTimersByTime(150);
    calls[0]?.arrive(preview(2));
    await vi.runAllTimersAsync();
    type(' ');
    expect(seen.get().preview).toBeUndefined();
  });

  it('that fail say why, and leave the picture', async () => {
    const { calls, seen, type } = setUp();
    type('AC');
    vi.advanceTimersByTime(150);
    calls[0]?.fail(new Error('no'));
    await vi.runAllTimersAsync();
    expect(seen.get().error).toEqual(new Error('no'));
  });
});

describe('the name of what is pasted', () => {
  it('is its beginning, on one line', () => {
    expect(nameOfText('\n  AC ED\t00 05\r\n73 72')).toBe('AC ED 00 05');
    expect(nameOfText('rO0ABXNy'.repeat(20))).toBe(`${'rO0ABXNy'.repeat(5).slice(0, 39)}…`);
    expect(nameOfText('🙂'.repeat(50))).toBe(`${'🙂'.repeat(39)}…`);
  });
});
