import { type EncodingEvent, encode } from '../../api/encodings.ts';
import { wasAborted } from '../../api/problem.ts';
import type {
  EncodeDeclaredRequest,
  EncodeObjectRequest,
  Encoding,
  ImportedObject,
  ObjectRequest,
} from '../../api/types.ts';
import { createStore, type Store } from '../../base/store.ts';
import type { DumpObject } from '../address/comparison.ts';
import { type Declared, hasNoValues } from '../address/declared.ts';

/** An object, encoded with every codec, as far as that has come. */
export type Encoded = {
  /** Which object: `subjectOf` what was wanted. */
  readonly subject: string;
  /** What was made of a dump; undefined for a sample, and until the server has answered. */
  readonly object: ImportedObject | undefined;
  /** All values that are being encoded; undefined until the server has answered. */
  readonly values: Readonly<Record<string, unknown>> | undefined;
  /** By codec. While values change, what is not encoded again yet is what it was before. */
  readonly results: ReadonlyMap<string, Encoding>;
  /** What was here when all codecs had last finished: rows keep that order until all have again. */
  readonly settled: ReadonlyMap<string, Encoding>;
  /** Codecs whose result is of the values before. */
  readonly stale: ReadonlySet<string>;
  readonly state: 'running' | 'done' | 'failed';
  /** How many codecs there are, once that is known. */
  readonly total: number | undefined;
  readonly millis: number | undefined;
  readonly error: unknown;
};

/** What is to be encoded: a sample, an object of a dump, or one of declared types. */
export type Wanted =
  | {
      readonly sample: string;
      readonly values: Readonly<Record<string, unknown>>;
      readonly size: number | undefined;
    }
  | { readonly object: DumpObject }
  | { readonly declared: Declared; readonly object: DumpObject | undefined };

/** Schemas that were edited, by the ids of the codecs that are to write by them. */
export type SchemaEdits = Readonly<Record<string, string>>;

/** The object, whatever its values are. */
export function subjectOf(wanted: Wanted): string {
  if ('sample' in wanted) return `sample ${wanted.sample}`;
  return 'declared' in wanted ? 'declared' : `object ${JSON.stringify(wanted.object)}`;
}

/** Whether the values are generated for declared types, so that their lists may have any number of elements. */
export const isGenerated = (wanted: Wanted): boolean =>
  'declared' in wanted && wanted.object === undefined && hasNoValues(wanted.declared);

/** The object, as requests name it. */
export function requestOf(wanted: Wanted): ObjectRequest {
  if ('declared' in wanted) return declaredRequest(wanted.declared, wanted.object);
  if (!('sample' in wanted)) return objectRequest(wanted.object);
  const { sample, values, size } = wanted;
  return { sample, values, ...(size === undefined ? {} : { size }) };
}

function objectRequest({ dump, at, reading }: DumpObject): EncodeObjectRequest {
  const { format, layers, start, endian } = reading;
  return { dump, format, layers, endian, offset: start, ...(at === undefined ? {} : { at }) };
}

function declaredRequest(
  { language, source, type, seed, json }: Declared,
  object: DumpObject | undefined,
): EncodeDeclaredRequest {
  const named = { language, declarations: source, ...(type === '' ? {} : { type }) };
  if (object) return { ...objectRequest(object), ...named };
  return json.trim() === '' ? { ...named, seed } : { ...named, json };
}

export type LiveEncodings = {
  readonly encoded: Store<Encoded | undefined>;
  /** Encodes, unless that is what is here already; what was under way for other values ends. */
  readonly want: (wanted: Wanted, schemas?: SchemaEdits) => void;
  readonly again: () => void;
  readonly close: () => void;
};

/** Events that arrive within a frame become one change. */
const frameMillis = 16;

export function liveEncodings(): LiveEncodings {
  const encoded = createStore<Encoded | undefined>(undefined);
  let last = '';
  let wanted: Wanted | undefined;
  let schemas: SchemaEdits = {};
  let stop = new AbortController();

  const run = async (what: Wanted, signal: AbortSignal) => {
    const subject = subjectOf(what);
    const last = encoded.get();
    const before = last?.subject === subject ? last : undefined;
    const kept = before?.results ?? new Map<string, Encoding>();
    let now: Encoded = {
      subject,
      object: before?.object,
      values: before?.values,
      results: kept,
      settled: before?.settled ?? new Map(),
      stale: new Set(kept.keys()),
      state: 'running',
      total: last?.total,
      millis: undefined,
      error: undefined,
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const publish = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!signal.aborted) encoded.set(now);
    };
    const soon = () => {
      timer ??= setTimeout(publish, frameMillis);
    };
    publish();
    try {
      await encode(
        { ...requestOf(what), ...(Object.keys(schemas).length === 0 ? {} : { schemas }) },
        (told) => {
          now = told.event === 'result' ? withResult(now, told.encoding) : { ...now, ...progressOf(told) };
          soon();
        },
        signal,
      );
      const results = withoutStale(now);
      now = { ...now, state: 'done', results, settled: results, stale: new Set() };
    } catch (error) {
      if (wasAborted(error)) return;
      now = { ...now, state: 'failed', error };
    }
    publish();
  };

  const start = () => {
    stop.abort();
    stop = new AbortController();
    if (wanted) void run(wanted, stop.signal);
  };

  return {
    encoded,
    want: (next, by = {}) => {
      const key = JSON.stringify([next, by]);
      if (key === last) return;
      last = key;
      wanted = next;
      schemas = by;
      start();
    },
    again: start,
    close: () => stop.abort(),
  };
}

function progressOf(told: Exclude<EncodingEvent, { event: 'result' }>) {
  if (told.event === 'end') return { millis: told.millis };
  return { total: told.total, values: told.values, object: told.object };
}

function withResult(before: Encoded, encoding: Encoding): Encoded {
  const results = new Map(before.results).set(encoding.codec, encoding);
  const stale = new Set(before.stale);
  stale.delete(encoding.codec);
  return { ...before, results, stale };
}

/** Codecs that are gone have no result any more. */
function withoutStale({ results, stale }: Encoded): ReadonlyMap<string, Encoding> {
  return stale.size === 0 ? results : new Map([...results].filter(([codec]) => !stale.has(codec)));
}
