import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, json, query } from './request.ts';
import { tokenPrompt } from './token.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (status: number, body: string) => new Response(body, { status });

describe('a request', () => {
  it('that fails says what the server said', async () => {
    vi.stubGlobal('fetch', async () => answer(404, '{"title":"No such dump","detail":"abc is not here","status":404}'));
    await expect(json('/api/v1/dumps/abc')).rejects.toMatchObject({
      status: 404,
      title: 'No such dump',
      detail: 'abc is not here',
    });
  });

  it('that something in between answers still fails in words', async () => {
    vi.stubGlobal('fetch', async () => answer(502, '<html>Bad gateway</html>'));
    await expect(json('/api/v1/dumps')).rejects.toMatchObject({ status: 502, title: 'The server answered 502' });
  });

  it('that nobody answers says the server is down', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(json('/api/v1/dumps')).rejects.toMatchObject({ status: 0, title: 'The server does not answer' });
  });

  it('that needs a token asks for it once, then goes on', async () => {
    const sent: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
      const token = new Headers(init.headers).get('Authorization');
      sent.push(token);
      return token === 'Bearer secret' ? answer(200, '"here"') : answer(401, '{"title":"Token needed"}');
    });
    const asked = Promise.all([json('/api/v1/dumps'), json('/api/v1/sample-dumps')]);
    await vi.waitFor(() => expect(tokenPrompt.get()).toBeDefined());
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    tokenPrompt.get()?.give(' secret ');
    expect(await asked).toEqual(['here', 'here']);
    expect(sent).toEqual([null, null, 'Bearer secret', 'Bearer secret']);
    expect(tokenPrompt.get()).toBeUndefined();
  });

  it('that comes before a tree is ready is sent again, and one that cannot be done is not', async () => {
    vi.useFakeTimers();
    const early = () => new Response('{"title":"Not yet"}', { status: 409, headers: { 'Retry-After': '1' } });
    const answers = [...Array.from({ length: 10 }, early), answer(200, '"here"'), answer(409, '{"title":"Never"}')];
    vi.stubGlobal('fetch', async () => answers.shift());
    const asked = json('/api/v1/trees/a/spans');
    await vi.advanceTimersByTimeAsync(10_100);
    expect(await asked).toBe('here');
    await expect(json('/api/v1/trees/a/spans')).rejects.toMatchObject({ status: 409, title: 'Never' });
  });

  it('that meets a busy server is sent again when the server says', async () => {
    vi.useFakeTimers();
    const busy = () => new Response('{"title":"Busy"}', { status: 503, headers: { 'Retry-After': '2' } });
    const answers = [busy(), busy(), answer(200, '"here"')];
    vi.stubGlobal('fetch', async () => answers.shift());
    const asked = json('/api/v1/dumps');
    await vi.advanceTimersByTimeAsync(3_900);
    expect(answers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await asked).toBe('here');
  });

  it('that a busy server turns down again and again fails in its words', async () => {
    vi.useFakeTimers();
    const fetched = vi.fn(
      async () => new Response('{"title":"Busy"}', { status: 503, headers: { 'Retry-After': '1' } }),
    );
    vi.stubGlobal('fetch', fetched);
    const failing = expect(json('/api/v1/dumps')).rejects.toMatchObject({ status: 503, title: 'Busy' });
    await vi.advanceTimersByTimeAsync(60_000);
    await failing;
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it('that is given up while it waits is not sent again', async () => {
    vi.useFakeTimers();
    const fetched = vi.fn(async () => new Response('', { status: 503, headers: { 'Retry-After': '5' } }));
    vi.stubGlobal('fetch', fetched);
    const giveUp = new AbortController();
    const failing = expect(json('/api/v1/dumps', { signal: giveUp.signal })).rejects.toThrow('abort');
    await vi.advanceTimersByTimeAsync(100);
    giveUp.abort();
    await failing;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('escapes what it puts into an address', () => {
    expect(at('trees', 'a/b', 'fields', '1.2')).toBe('/api/v1/trees/a%2Fb/fields/1.2');
    expect(query({ path: 'a[0].b', from: 0, layers: undefined })).toBe('?path=a%5B0%5D.b&from=0');
  });
});
