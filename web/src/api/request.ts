import { problemOf, unreachable, wasAborted } from './problem.ts';
import { askForToken, authorization, offersSignIn } from './token.ts';

type Options = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: string | Blob | FormData;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal | undefined;
};

/**
 * How often a server is asked again that says when: one that is busy for a moment (503), and one of several that has not
 * yet decoded what another one has (409).
 */
const TRIES: Readonly<Record<number, number>> = { 503: 4, 409: 60 };

/** The longest wait between two of them, in seconds, whatever the server proposes. */
const LONGEST_WAIT = 5;

/** @throws ApiError when the answer is not a success; DOMException AbortError when `signal` fires */
export async function request(path: string, options: Options = {}, tried = 1): Promise<Response> {
  const response = await send(path, options);
  if (response.status === 401) {
    await askForToken(offersSignIn(await response.text()));
    return request(path, options, tried);
  }
  const wait = Number(response.headers.get('Retry-After'));
  if (wait > 0 && tried < (TRIES[response.status] ?? 0)) {
    await pause(Math.min(wait, LONGEST_WAIT) * 1000, options.signal);
    return request(path, options, tried + 1);
  }
  if (!response.ok) throw problemOf(response.status, await response.text());
  return response;
}

export async function json<T>(path: string, options: Options = {}): Promise<T> {
  const response = await request(path, options);
  return (await response.json()) as T;
}

/** A body of JSON, for `request` and `json`. */
export function jsonBody(value: unknown): Pick<Options, 'body' | 'headers'> {
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) };
}

/** A descriptor as a body. */
export function yamlBody(source: string): Pick<Options, 'body' | 'headers'> {
  return { headers: { 'Content-Type': 'text/yaml' }, body: source };
}

export async function text(path: string, options: Options = {}): Promise<string> {
  return (await request(path, options)).text();
}

/** `/api/v1` with each part escaped: `at('trees', id, 'fields', '0')`. */
export function at(...parts: (string | number)[]): string {
  return ['/api/v1', ...parts.map((part) => encodeURIComponent(part))].join('/');
}

/** `?from=0&limit=200`; undefined values are left out. */
export function query(values: Record<string, string | number | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) params.set(name, String(value));
  return params.size === 0 ? '' : `?${params}`;
}

/** Waits, unless the signal fires before. */
async function pause(millis: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, millis);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

async function send(path: string, options: Options): Promise<Response> {
  try {
    return await fetch(path, {
      method: options.method ?? 'GET',
      headers: { ...authorization(), ...options.headers },
      ...(options.body === undefined ? {} : { body: options.body }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (error) {
    if (wasAborted(error)) throw error;
    throw unreachable();
  }
}
