import type { ChangesShown } from '../../../state/address/changesShown.ts';
import { navigate, route } from '../../../state/address/route.ts';

/** Changes part of what is shown: of what the address says by then. */
export function show(part: Partial<ChangesShown>, how: 'push' | 'replace' = 'replace'): void {
  const now = route.get();
  if (now.view === 'changes') navigate({ view: 'changes', shown: { ...now.shown, ...part } }, how);
}
