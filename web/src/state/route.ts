import type { Reading } from '../api/types.ts';
import { hexOffset, parseOffset } from '../base/offset.ts';
import { createStore } from '../base/store.ts';

/**
 * What is selected, as the address bar says it: a field, a byte, or the bytes `at` … `to`; of the source that is shown,
 * where that is a derived one and no field says so.
 */
export type Place = {
  readonly field?: string;
  readonly at?: number;
  readonly to?: number;
  readonly source?: number;
};

export type Route =
  | { readonly view: 'open' }
  | { readonly view: 'inspect'; readonly dump: string; readonly reading: Reading; readonly place: Place }
  | { readonly view: 'lost'; readonly path: string };

export const autoReading: Reading = { format: 'auto', dialect: 'auto', start: 0 };

/** Inverse of `addressOf` for every address it writes. */
export function routeOf(path: string, search: string): Route {
  if (path === '/') return { view: 'open' };
  const dump = /^\/d\/([^/]+)$/.exec(path)?.[1];
  if (!dump) return { view: 'lost', path };
  const params = new URLSearchParams(search);
  const reading = {
    format: params.get('format') ?? autoReading.format,
    dialect: params.get('dialect') ?? autoReading.dialect,
    start: parseOffset(params.get('start') ?? '') ?? 0,
  };
  return { view: 'inspect', dump: decodeURIComponent(dump), reading, place: placeOf(params) };
}

function placeOf(params: URLSearchParams): Place {
  const field = params.get('field');
  const at = parseOffset(params.get('at') ?? '');
  const to = parseOffset(params.get('to') ?? '');
  const source = parseOffset(params.get('source') ?? '');
  return {
    ...(field === null ? {} : { field }),
    ...(at === undefined ? {} : { at }),
    ...(to === undefined ? {} : { to }),
    ...(source === undefined ? {} : { source }),
  };
}

export function addressOf(route: Route): string {
  if (route.view === 'open') return '/';
  if (route.view === 'lost') return route.path;
  const { reading, place } = route;
  const params = new URLSearchParams();
  if (reading.format !== autoReading.format) params.set('format', reading.format);
  if (reading.dialect !== autoReading.dialect) params.set('dialect', reading.dialect);
  if (reading.start !== autoReading.start) params.set('start', hexOffset(reading.start));
  if (place.at !== undefined) params.set('at', hexOffset(place.at));
  if (place.to !== undefined) params.set('to', hexOffset(place.to));
  if (place.source !== undefined) params.set('source', String(place.source));
  if (place.field !== undefined) params.set('field', place.field);
  return `/d/${encodeURIComponent(route.dump)}${params.size === 0 ? '' : `?${params}`}`;
}

export const route = createStore<Route>(routeOf(location.pathname, location.search));

/** `push` for jumps one may want to come back from, `replace` for moves. */
export function navigate(next: Route, how: 'push' | 'replace' = 'push'): void {
  const address = addressOf(next);
  if (address !== location.pathname + location.search) {
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  }
  route.set(next);
}

addEventListener('popstate', () => route.set(routeOf(location.pathname, location.search)));
