import { getDifferences } from '../api/differences.ts';
import type { Differences, Tree } from '../api/types.ts';
import { decoded } from './decoded.ts';
import { autoReading } from './reading.ts';
import { type Against, navigate, route } from './route.ts';

/** Differences that are listed; the command line lists all. */
export const mostDifferences = 500;

/** How far comparing has come. */
export type Differing =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly found: Differences; readonly other: Tree }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Decodes the other dump, and asks what differs. */
export async function differencesFrom(tree: Tree, { dump, as }: Against, signal: AbortSignal): Promise<Differing> {
  const other = await decoded(dump, autoReading, signal);
  return { kind: 'here', found: await getDifferences(tree.id, other.id, as, mostDifferences, signal), other };
}

/** Compares the dump on screen with another one; with none, where there is none. */
export function compareAgainst(against: Against | undefined): void {
  const now = route.get();
  if (now.view !== 'inspect') return;
  const { against: before, ...rest } = now;
  const isNew = against !== undefined && against.dump !== before?.dump;
  navigate(against ? { ...rest, against } : rest, isNew ? 'push' : 'replace');
}
