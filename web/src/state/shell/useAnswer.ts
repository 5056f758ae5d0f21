import { useEffect, useState } from 'react';
import { useBack } from './reachable.ts';

export type Answer<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Asks once when the component appears, again on `again()`, and when a server that did not answer is back; the last answer
 * stays meanwhile.
 *
 * @param key of what is asked: another one asks again
 */
export function useAnswer<T>(ask: () => Promise<T>, key = ''): [Answer<T>, () => void] {
  const [asked, setAsked] = useState<Answer<T>>({ kind: 'waiting' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks when told to, not whenever the function is new
  useEffect(() => {
    let left = false;
    ask().then(
      (value) => !left && setAsked({ kind: 'here', value }),
      (error: unknown) => !left && setAsked({ kind: 'failed', error }),
    );
    return () => {
      left = true;
    };
  }, [round, key]);
  const again = () => setRound((n) => n + 1);
  useBack(asked.kind === 'failed' ? asked.error : undefined, again);
  return [asked, again];
}
