import { getDifferences } from '../../api/differences.ts';
import type { Differences, Tree } from '../../api/types.ts';
import { autoReading } from '../address/reading.ts';
import { type Against, navigate, route, routeOf } from '../address/route.ts';
import { decoded } from './decoded.ts';

/** Differences that are listed; the command line lists all. */
export const mostDifferences = 500;

/** How far comparing has come. */
export type Differing =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly found: Differences; readonly other: Tree }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Decodes the other dump, and asks what differs. */
export async function differencesFrom(tree: Tree, against: Against, signal: AbortSignal): Promise<Differing> {
  const { dump, layers, format, as } = against;
  const other = await decoded(dump, { ...autoReading, layers, format }, signal);
  return { kind: 'here', found: await getDifferences(tree.id, other.id, as, mostDifferences, signal), other };
}

/** What an address of this page shows, to be compared with; undefined where that is no dump. */
export function againstAddress(address: string): Against | undefined {
  const isAddress = address.startsWith('/') || URL.canParse(address);
  const url = isAddress && URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  const named = url && routeOf(url.pathname, url.search);
  if (named?.view !== 'inspect') return undefined;
  const { layers, format } = named.reading;
  return { dump: named.dump, layers, format, as: 'auto' };
}

/** Another dump, read as its format and layers are detected. */
export const againstDump = (dump: string): Against => ({
  dump,
  layers: autoReading.layers,
  format: autoReading.format,
  as: 'auto',
});

/** Compares the dump on screen with another one; with none, where there is none. */
export function compareAgainst(against: Against | undefined): void {
  const now = route.get();
  if (now.view !== 'inspect') return;
  const { against: before, ...rest } = now;
  const isNew = against !== undefined && (against.dump !== before?.dump || against.layers !== before.layers);
  navigate(against ? { ...rest, against } : rest, isNew ? 'push' : 'replace');
}
