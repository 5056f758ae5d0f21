import { useEffect, useRef } from 'react';
import { ApiError } from '../../api/problem.ts';
import { request } from '../../api/request.ts';

const askMillis = 3000;

/** Calls `back` once the server answers again: it is asked now and then, and when the network is back. Ends with the signal. */
export async function whenBack(back: () => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pauseOrOnline(signal);
    const answers = await request('/health', { signal }).then(
      () => true,
      () => false,
    );
    if (answers && !signal.aborted) return back();
  }
}

function pauseOrOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, askMillis);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

/** While `failure` says that the server does not answer, waits for it to answer again. */
export function useBack(failure: unknown, back: () => void): void {
  const away = failure instanceof ApiError && failure.status === 0;
  const latest = useRef(back);
  latest.current = back;
  useEffect(() => {
    if (!away) return;
    const leaving = new AbortController();
    void whenBack(() => latest.current(), leaving.signal);
    return () => leaving.abort();
  }, [away]);
}
