import { useEffect, useState } from 'react';
import { wasAborted } from '../../api/problem.ts';

const restMillis = 200;

/**
 * Asks about what is selected once the selection rests; undefined until the answer is here. What fails is not shown: it
 * is an extra.
 *
 * @param key of what is asked about; undefined for nothing
 */
export function useExtra<T>(key: string | undefined, ask: (signal: AbortSignal) => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly value: T }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    if (key === undefined) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      ask(asking.signal).then(
        (value) => setAnswer({ key, value }),
        (error: unknown) => wasAborted(error) || setAnswer(undefined),
      );
    }, restMillis);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [key]);
  return answer?.key === key ? answer?.value : undefined;
}
