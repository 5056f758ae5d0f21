import { afterEach, describe, expect, it, vi } from 'vitest';
import { partsKept, WholeText } from './wholeText.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server with a text of so many characters, each the last digit of its place. */
function serving(size: number): string[] {
  const text = Array.from({ length: size }, (_, at) => at % 10).join('');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const params = new URL(address, 'http://localhost').searchParams;
    const from = Number(params.get('from'));
    const next = from + Number(params.get('limit'));
    const part = { from, size, text: text.slice(from, next), ...(next < size ? { next } : {}) };
    return new Response(JSON.stringify(part), { status: 200 });
  });
  return asked;
}

describe('a text that is too long to come with its value', () => {
  it('is read part by part, to its end', async () => {
    const asked = serving(40_000);
    const text = new WholeText('t', 'f', '');
    for (let i = 0; i < 5; i++) await text.more();
    const { parts } = text.shown.get();
    expect(parts.map(({ from }) => from)).toEqual([0, 16_384, 32_768]);
    expect(parts.map((part) => part.text.length)).toEqual([16_384, 16_384, 7_232]);
    expect(asked).toHaveLength(3);
  });

  it('keeps the last parts alone on screen, and begins again when asked', async () => {
    serving(1_000_000);
    const text = new WholeText('t', 'f', 'member');
    for (let i = 0; i <= partsKept; i++) await text.more();
    expect(text.shown.get().parts).toHaveLength(partsKept);
    expect(text.shown.get().parts[0]?.from).toBe(16_384);
    await text.restart();
    expect(text.shown.get().parts.map(({ from }) => from)).toEqual([0]);
  });

  it('is copied whole, whatever is on screen', async () => {
    const asked = serving(600_001);
    const text = new WholeText('t', 'f', 'a/b');
    const whole = await text.whole();
    expect(whole).toHaveLength(600_001);
    expect(whole.slice(262_140, 262_150)).toBe('0123456789');
    expect(asked[0]).toMatch(/value\/text\?from=0&limit=262144&within=a%2Fb$/);
  });

  it('says why it cannot be read, and goes on when asked again', async () => {
    const text = new WholeText('t', 'f', '');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await text.more();
    expect(text.shown.get()).toMatchObject({ asking: false, parts: [] });
    expect(text.shown.get().failure).toBeDefined();
    serving(10);
    await text.more();
    expect(text.shown.get().failure).toBeUndefined();
    expect(text.shown.get().parts[0]?.text).toBe('0123456789');
  });
});
