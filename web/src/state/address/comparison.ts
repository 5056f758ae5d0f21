import type { Reading } from '../../api/types.ts';
import { type Declared, declaredOf, setDeclared } from './declared.ts';
import { readingOf, setReading } from './reading.ts';

/** Sizes that can be ranked: as encoded, or after a compressor. */
export const measures = ['size', 'deflate', 'zstd', 'lz4', 'snappy'] as const;
export type Measure = (typeof measures)[number];

/** What the bars are stacked by. */
export const stackings = ['role', 'member'] as const;
export type Stacking = (typeof stackings)[number];

/** What stands below the sizes. */
export const panels = ['members', 'fields', 'order', 'table', 'schemas', 'timings', 'curve'] as const;
export type Panel = (typeof panels)[number];

/** A value of a dump, as an object of its own. */
export type DumpObject = {
  readonly dump: string;
  readonly reading: Reading;
  /** Path of the value; without one the dump's only object. */
  readonly at?: string;
};

/** Everything the compare view's address says: which object, how it is shown, which encodings stand side by side. */
export type Comparison = {
  readonly sample: string;
  /** What is compared instead of the sample. */
  readonly object: DumpObject | undefined;
  /** Classes of an object that is compared instead; its values are those of `object`, where there is one. */
  readonly declared: Declared | undefined;
  /** Values that differ from the sample's own. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The sample's size, where it has one and it is not the default. */
  readonly size: number | undefined;
  readonly measure: Measure;
  readonly stacking: Stacking;
  readonly log: boolean;
  /** The codec that sizes are relative to. */
  readonly baseline: string | undefined;
  /** Codecs that stay on top. */
  readonly pinned: readonly string[];
  /** Codecs whose bytes stand side by side; undefined until somebody chooses. */
  readonly chosen: readonly string[] | undefined;
  /** Words that codecs are searched for. */
  readonly find: string;
  /** Logical path that is picked, and highlighted in all of them: `prices[3]`. */
  readonly member: string | undefined;
  readonly panel: Panel;
  /** Kept runs whose times are shown instead of those that are measured now. */
  readonly runs: readonly string[];
};

export const defaultComparison: Comparison = {
  sample: 'order',
  object: undefined,
  declared: undefined,
  values: {},
  size: undefined,
  measure: 'size',
  stacking: 'role',
  log: false,
  baseline: undefined,
  pinned: [],
  chosen: undefined,
  find: '',
  member: undefined,
  panel: 'members',
  runs: [],
};

/** Inverse of `searchOf`; what makes no sense is left out. */
export function comparisonOf(params: URLSearchParams): Comparison {
  const oneOf = <T extends string>(all: readonly T[], name: string, otherwise: T): T =>
    all.find((one) => one === params.get(name)) ?? otherwise;
  const size = params.get('size');
  return {
    sample: params.get('sample') ?? defaultComparison.sample,
    object: objectOf(params),
    declared: declaredOf(params),
    values: valuesOf(params.get('values')),
    size: size !== null && /^\d{1,9}$/.test(size) ? Number(size) : undefined,
    measure: oneOf(measures, 'measure', defaultComparison.measure),
    stacking: oneOf(stackings, 'by', defaultComparison.stacking),
    log: params.get('scale') === 'log',
    baseline: params.get('base') ?? undefined,
    pinned: idsOf(params.get('pin')) ?? [],
    chosen: idsOf(params.get('with')),
    find: params.get('q') ?? '',
    member: params.get('member') || undefined,
    panel: oneOf(panels, 'show', defaultComparison.panel),
    runs: idsOf(params.get('runs')) ?? [],
  };
}

function objectOf(params: URLSearchParams): DumpObject | undefined {
  const dump = params.get('dump');
  const at = params.get('at');
  return dump ? { dump, reading: readingOf(params), ...(at === null ? {} : { at }) } : undefined;
}

function setObject(params: URLSearchParams, { dump, reading, at }: DumpObject): void {
  params.set('dump', dump);
  setReading(params, reading);
  if (at !== undefined) params.set('at', at);
}

function valuesOf(text: string | null): Comparison['values'] {
  try {
    const values: unknown = JSON.parse(text ?? '{}');
    return typeof values === 'object' && values !== null && !Array.isArray(values) ? { ...values } : {};
  } catch {
    return {};
  }
}

const idsOf = (text: string | null): string[] | undefined => text?.split(',').filter((id) => id !== '');

/** `?sample=…`, or nothing for the comparison nobody changed. */
export function searchOf(comparison: Comparison): string {
  const params = new URLSearchParams();
  const {
    sample,
    object,
    declared,
    values,
    size,
    measure,
    stacking,
    log,
    baseline,
    pinned,
    chosen,
    find,
    member,
    panel,
    runs,
  } = comparison;
  if (object) setObject(params, object);
  if (declared) setDeclared(params, declared);
  if (sample !== defaultComparison.sample) params.set('sample', sample);
  if (Object.keys(values).length > 0) params.set('values', JSON.stringify(values));
  if (size !== undefined) params.set('size', String(size));
  if (measure !== defaultComparison.measure) params.set('measure', measure);
  if (stacking !== defaultComparison.stacking) params.set('by', stacking);
  if (log) params.set('scale', 'log');
  if (baseline !== undefined) params.set('base', baseline);
  if (pinned.length > 0) params.set('pin', pinned.join(','));
  if (chosen !== undefined) params.set('with', chosen.join(','));
  if (find !== '') params.set('q', find);
  if (member !== undefined) params.set('member', member);
  if (panel !== defaultComparison.panel) params.set('show', panel);
  if (runs.length > 0) params.set('runs', runs.join(','));
  return params.size === 0 ? '' : `?${params}`;
}
