import type { PopulationShown } from '../../../state/address/populationShown.ts';
import { navigate, route } from '../../../state/address/route.ts';

/** Changes part of what is shown: of what the address says by then. */
export function show(part: Partial<PopulationShown> | ((now: PopulationShown) => Partial<PopulationShown>)): void {
  const now = route.get();
  if (now.view !== 'many') return;
  const changed = typeof part === 'function' ? part(now.shown) : part;
  navigate({ view: 'many', shown: { ...now.shown, ...changed } }, 'replace');
}
