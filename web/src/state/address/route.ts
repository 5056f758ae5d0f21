import type { Reading } from '../../api/types.ts';
import { hexOffset, parseOffset } from '../../base/offset.ts';
import { createStore } from '../../base/store.ts';
import { type CapturePlace, captureParams, capturePlaceOf } from './capturePlace.ts';
import { type ChangesShown, changesOf, changesSearch } from './changesShown.ts';
import { type Comparison, comparisonOf, searchOf } from './comparison.ts';
import { type PopulationShown, populationOf, populationSearch } from './populationShown.ts';
import { autoReading, readingOf, setReading } from './reading.ts';

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

/** What the bytes say, or what they are. */
export type TreeShown = 'object' | 'stream';

/** What a Java stream means to a program that reads it, shown below its bytes. */
export type StreamTopic = 'classes' | 'security';

/** Another version of a stream, whose classes are compared with those of the dump: what it is to the dump. */
export type OtherVersion = { readonly dump: string; readonly is: 'before' | 'after' };

/** Another dump, which comes after the one on screen, how it is read, and what of both is compared. */
export type Against = {
  readonly dump: string;
  readonly layers: string;
  readonly format: string;
  readonly as: 'auto' | 'values' | 'fields' | 'bytes';
};

export type Route =
  | {
      readonly view: 'open';
      /** The words that the list of dumps is searched for, where it is. */
      readonly query?: string;
      /** The first dump of the page of the list, but for its first page. */
      readonly from?: number;
    }
  | {
      readonly view: 'inspect';
      readonly dump: string;
      readonly reading: Reading;
      readonly place: Place;
      /** Which tree is beside the bytes, where that was chosen. */
      readonly shown?: TreeShown;
      readonly topic?: StreamTopic;
      /** The stream that the classes are compared with, where they are. */
      readonly other?: OtherVersion;
      /** What is compared with this dump, where something is. */
      readonly against?: Against;
      /** The format whose descriptor is open beside the bytes. */
      readonly editing?: string;
    }
  | {
      readonly view: 'capture';
      readonly dump: string;
      /** What is around the capture; `auto` for what is recognised. */
      readonly layers: string;
      readonly place: CapturePlace;
    }
  | { readonly view: 'formats'; readonly query: string }
  | ({ readonly view: 'format'; readonly format: string; readonly version?: number } & OfSpace)
  /** A descriptor without a dump to try it on. */
  | ({ readonly view: 'write'; readonly editing: string } & OfSpace)
  | { readonly view: 'compare'; readonly comparison: Comparison }
  /** What codecs make of bytes whose classes have changed. */
  | { readonly view: 'changes'; readonly shown: ChangesShown }
  /** Many objects, encoded with every codec. */
  | { readonly view: 'many'; readonly shown: PopulationShown }
  /** What messages have in common, each a dump. */
  | { readonly view: 'align'; readonly dumps: readonly string[] }
  /** A table of many dumps, and the question to it, where it is not the first one. */
  | { readonly view: 'traffic'; readonly dump: string; readonly sql?: string }
  /** What the server works on. */
  | { readonly view: 'work' }
  | { readonly view: 'lost'; readonly path: string };

export type CaptureRoute = Extract<Route, { view: 'capture' }>;
export type InspectRoute = Extract<Route, { view: 'inspect' }>;

/** Stands for a format that has not been saved yet. No format has such an id. */
export const unnamed = '-new';

/** Where a format is looked up first; absent for the space that is looked at. */
type OfSpace = { readonly space?: string };

/** The part of a route that says a space, where it is one's own or a team's: links to its formats have to. */
export const spaced = (space: string | undefined): OfSpace =>
  space === undefined || space === 'public' ? {} : { space };

/** Inverse of `addressOf` for every address it writes. */
export function routeOf(path: string, search: string): Route {
  const params = new URLSearchParams(search);
  if (path === '/') return openOf(params);
  if (path === '/compare') return { view: 'compare', comparison: comparisonOf(params) };
  if (path === '/compare/changes') return { view: 'changes', shown: changesOf(params) };
  if (path === '/align') return { view: 'align', dumps: params.getAll('d') };
  if (path === '/compare/many') return { view: 'many', shown: populationOf(params) };
  if (path === '/work') return { view: 'work' };
  if (path === '/formats') return { view: 'formats', query: params.get('q') ?? '' };
  const [, capture] = /^\/d\/([^/]+)\/capture$/.exec(path) ?? [];
  if (capture !== undefined) {
    const layers = params.get('layers') ?? autoReading.layers;
    return { view: 'capture', dump: decodeURIComponent(capture), layers, place: capturePlaceOf(params) };
  }
  const [, table] = /^\/d\/([^/]+)\/traffic$/.exec(path) ?? [];
  if (table !== undefined) {
    const sql = params.get('sql');
    return { view: 'traffic', dump: decodeURIComponent(table), ...(sql ? { sql } : {}) };
  }
  const [, place, id = '', edit] = /^\/(d|formats)\/([^/]+)(\/edit)?$/.exec(path) ?? [];
  const space = params.get('space') ?? undefined;
  if (place === 'formats' && edit) return { view: 'write', editing: decodeURIComponent(id), ...spaced(space) };
  if (place === 'formats') {
    const version = Number(params.get('version'));
    return { view: 'format', format: decodeURIComponent(id), ...(version > 0 ? { version } : {}), ...spaced(space) };
  }
  if (place !== 'd' || edit) return { view: 'lost', path };
  const editing = params.get('edit');
  const shown = params.get('show') ?? '';
  const topic = params.get('about') ?? '';
  const other = otherOf(params);
  const against = againstOf(params);
  return {
    view: 'inspect',
    dump: decodeURIComponent(id),
    reading: readingOf(params),
    place: placeOf(params),
    ...(treesShown.includes(shown) ? { shown: shown as TreeShown } : {}),
    ...(topics.includes(topic) ? { topic: topic as StreamTopic } : {}),
    ...(other ? { other } : {}),
    ...(against ? { against } : {}),
    ...(editing ? { editing } : {}),
  };
}

function openOf(params: URLSearchParams): Route {
  const query = params.get('q') ?? '';
  const from = parseOffset(params.get('from') ?? '') ?? 0;
  return { view: 'open', ...(query === '' ? {} : { query }), ...(from === 0 ? {} : { from }) };
}

const treesShown: readonly string[] = ['object', 'stream'] satisfies TreeShown[];
const topics: readonly string[] = ['classes', 'security'] satisfies StreamTopic[];

function otherOf(params: URLSearchParams): OtherVersion | undefined {
  const before = params.get('before');
  const after = params.get('after');
  if (before) return { dump: before, is: 'before' };
  return after ? { dump: after, is: 'after' } : undefined;
}

const compared: readonly string[] = ['auto', 'values', 'fields', 'bytes'] satisfies Against['as'][];

function againstOf(params: URLSearchParams): Against | undefined {
  const dump = params.get('diff');
  const as = params.get('diffAs') ?? 'auto';
  if (!dump) return undefined;
  return {
    dump,
    layers: params.get('diffLayers') ?? autoReading.layers,
    format: params.get('diffFormat') ?? autoReading.format,
    as: compared.includes(as) ? (as as Against['as']) : 'auto',
  };
}

function setAgainst(params: URLSearchParams, { dump, layers, format, as }: Against): void {
  params.set('diff', dump);
  if (layers !== autoReading.layers) params.set('diffLayers', layers);
  if (format !== autoReading.format) params.set('diffFormat', format);
  if (as !== 'auto') params.set('diffAs', as);
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
  switch (route.view) {
    case 'open':
      return openAddress(route);
    case 'lost':
      return route.path;
    case 'compare':
      return `/compare${searchOf(route.comparison)}`;
    case 'changes':
      return `/compare/changes${changesSearch(route.shown)}`;
    case 'work':
      return '/work';
    case 'align':
      return `/align?${new URLSearchParams(route.dumps.map((id) => ['d', id]))}`;
    case 'traffic':
      return `/d/${encodeURIComponent(route.dump)}/traffic${route.sql === undefined ? '' : `?${new URLSearchParams({ sql: route.sql })}`}`;
    case 'many':
      return `/compare/many${populationSearch(route.shown)}`;
    case 'formats':
      return `/formats${route.query === '' ? '' : `?${new URLSearchParams({ q: route.query })}`}`;
    case 'format':
      return formatAddress(encodeURIComponent(route.format), route);
    case 'write':
      return formatAddress(`${encodeURIComponent(route.editing)}/edit`, route);
    case 'capture':
      return captureAddress(route);
    case 'inspect':
      return inspectAddress(route);
  }
}

function formatAddress(path: string, { version, space }: OfSpace & { readonly version?: number }): string {
  const params = new URLSearchParams();
  if (version !== undefined) params.set('version', String(version));
  if (space !== undefined) params.set('space', space);
  return `/formats/${path}${params.size === 0 ? '' : `?${params}`}`;
}

function openAddress({ query = '', from = 0 }: Extract<Route, { view: 'open' }>): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  if (from !== 0) params.set('from', String(from));
  return params.size === 0 ? '/' : `/?${params}`;
}

function captureAddress({ dump, layers, place }: CaptureRoute): string {
  const params = captureParams(place);
  if (layers !== autoReading.layers) params.set('layers', layers);
  return `/d/${encodeURIComponent(dump)}/capture${params.size === 0 ? '' : `?${params}`}`;
}

function inspectAddress({ dump, reading, place, shown, topic, other, against, editing }: InspectRoute): string {
  const params = new URLSearchParams();
  setReading(params, reading);
  if (editing !== undefined) params.set('edit', editing);
  if (shown !== undefined) params.set('show', shown);
  if (topic !== undefined) params.set('about', topic);
  if (other !== undefined) params.set(other.is, other.dump);
  if (against !== undefined) setAgainst(params, against);
  if (place.at !== undefined) params.set('at', hexOffset(place.at));
  if (place.to !== undefined) params.set('to', hexOffset(place.to));
  if (place.source !== undefined) params.set('source', String(place.source));
  if (place.field !== undefined) params.set('field', place.field);
  return `/d/${encodeURIComponent(dump)}${params.size === 0 ? '' : `?${params}`}`;
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

/** Opens a descriptor in the editor: beside the dump on screen, where there is one, and in its space. */
export function edit(format: string, space?: string): void {
  const now = route.get();
  navigate(now.view === 'inspect' ? { ...now, editing: format } : { view: 'write', editing: format, ...spaced(space) });
}

addEventListener('popstate', () => route.set(routeOf(location.pathname, location.search)));
