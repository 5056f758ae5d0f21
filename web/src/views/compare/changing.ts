import type { Comparison } from '../../state/address/comparison.ts';
import { navigate, route } from '../../state/address/route.ts';

type Part = Partial<Comparison> | ((now: Comparison) => Partial<Comparison>);

/** Changes part of what is compared: of what the address says by then, so that no change undoes another. */
export function change(part: Part, how: 'push' | 'replace' = 'replace'): void {
  const now = route.get();
  if (now.view !== 'compare') return;
  const { comparison } = now;
  navigate(
    { view: 'compare', comparison: { ...comparison, ...(typeof part === 'function' ? part(comparison) : part) } },
    how,
  );
}

/** Takes an id in, or out where it is in. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
