import type { CodecTime, JmhResult, StoredTiming } from '../../../api/types.ts';
import { count } from '../../../base/text.ts';

/** The time of one operation. */
export type Time = {
  /** `encode`, `decode`, or the method of somebody's benchmark. */
  readonly name: string;
  /** Nanoseconds of one call. */
  readonly nanos: number;
  /** Half of the interval that holds it with 99.9 % confidence. */
  readonly error: number | undefined;
  /** Bytes on the heap for one call. */
  readonly allocated: number | undefined;
  readonly noisy: boolean;
};

/** What was measured of one codec, or of one benchmark with its parameters. */
export type TimeRow = {
  readonly label: string;
  /** The codec alone, where it is one of ours. */
  readonly codec: string | undefined;
  /** How large the object was made, where codecs were measured in several sizes. */
  readonly elements: number | undefined;
  /** Bytes of the encoding. */
  readonly size: number | undefined;
  readonly times: readonly Time[];
  /** Why there are none. */
  readonly reason: string | undefined;
  readonly log: string | undefined;
  /** What the codec keeps from one call to the next. */
  readonly reused: string | undefined;
};

/** The rows of a run, with its title. */
export type TimeSeries = { readonly title: string; readonly rows: readonly TimeRow[] };

/** Errors above this part of the time tell nothing. */
const noisyShare = 0.2;

export function rowsOf(results: readonly CodecTime[], titleOf: (codec: string) => string): TimeRow[] {
  const several = new Set(results.map(({ elements }) => elements)).size > 1;
  return results.map(({ codec, elements, size, encode, decode, reason, log, reused }) => ({
    label: several ? sizedLabel(titleOf(codec), elements) : titleOf(codec),
    codec: titleOf(codec),
    elements: several ? elements : undefined,
    size,
    times: [
      ...(encode ? [{ ...optional, ...encode, name: 'encode' }] : []),
      ...(decode ? [{ ...optional, ...decode, name: 'decode' }] : []),
    ],
    reason,
    log,
    reused,
  }));
}

/** The size first: names of codecs are cut where there is little room. */
const sizedLabel = (title: string, elements: number | undefined) =>
  elements === undefined ? title : `${count(elements)}: ${title}`;

const optional = { error: undefined, allocated: undefined };

/** A kept run: by what the server knows of it, or by what JMH wrote. */
export function seriesOf(stored: StoredTiming, titleOf: (codec: string) => string): TimeSeries {
  const { title, run, jmh } = stored;
  return { title, rows: run ? rowsOf(run.results, titleOf) : rowsOfJmh(jmh, titleOf) };
}

/** Results of JMH: benchmarks of one class with the same parameters are a row. */
export function rowsOfJmh(results: readonly JmhResult[], titleOf: (codec: string) => string): TimeRow[] {
  const rows = new Map<string, TimeRow>();
  const several = new Set(results.filter(isOurs).map(({ params }) => params?.size)).size > 1;
  for (const result of results) {
    const time = timeOf(result);
    const codec = isOurs(result) ? titleOf(result.params?.codec ?? '') : undefined;
    const elements = several && codec !== undefined ? Number(result.params?.size) || undefined : undefined;
    const label = codec === undefined ? labelOf(result) : sizedLabel(codec, elements);
    const row = rows.get(label) ?? {
      label,
      codec,
      elements,
      size: undefined,
      times: [],
      reason: undefined,
      log: undefined,
      reused: undefined,
    };
    if (time) rows.set(label, { ...row, times: [...row.times, time] });
  }
  return [...rows.values()];
}

const isOurs = ({ benchmark, params }: JmhResult): boolean =>
  params?.codec !== undefined && /\.CodecTiming\./.test(benchmark);

function labelOf({ benchmark, params = {} }: JmhResult): string {
  const owner = benchmark.split('.').at(-2) ?? benchmark;
  const words = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  return words.length === 0 ? owner : `${owner} ${words.join(' ')}`;
}

const nanosOf: Readonly<Record<string, number>> = {
  ns: 1,
  us: 1e3,
  ms: 1e6,
  s: 1e9,
  min: 6e10,
  hr: 3.6e12,
  day: 8.64e13,
};

/** A time as nanoseconds of a call, of throughput too; undefined for what is no time. */
function timeOf({ benchmark, primaryMetric, secondaryMetrics }: JmhResult): Time | undefined {
  const { score, scoreUnit = '', scoreError } = primaryMetric;
  const [above = '', below = ''] = scoreUnit.split('/');
  const isRate = above === 'ops';
  const unit = nanosOf[isRate ? below : above];
  if (unit === undefined || score <= 0) return undefined;
  const nanos = isRate ? unit / score : score * unit;
  const share = typeof scoreError === 'number' ? scoreError / score : undefined;
  return {
    name: benchmark.slice(benchmark.lastIndexOf('.') + 1),
    nanos,
    error: share === undefined ? undefined : nanos * share,
    allocated: allocatedOf(secondaryMetrics),
    noisy: share !== undefined && share > noisyShare,
  };
}

function allocatedOf(metrics: unknown): number | undefined {
  if (typeof metrics !== 'object' || metrics === null) return undefined;
  const found = Object.entries(metrics).find(([name]) => name.endsWith('gc.alloc.rate.norm'))?.[1];
  return typeof found?.score === 'number' ? found.score : undefined;
}

/** Names of operations in the order they were measured. */
export const operationsOf = (series: readonly TimeSeries[]): string[] => [
  ...new Set(series.flatMap(({ rows }) => rows.flatMap(({ times }) => times.map(({ name }) => name)))),
];

export const timeOfRow = (row: TimeRow, operation: string): Time | undefined =>
  row.times.find(({ name }) => name === operation);

/** A point of size against time. */
export type SizedTime = { readonly label: string; readonly size: number; readonly time: Time };

export function sizedTimes({ rows }: TimeSeries, operation: string): SizedTime[] {
  return rows.flatMap((row) => {
    const time = timeOfRow(row, operation);
    return time && row.size !== undefined ? [{ label: row.label, size: row.size, time }] : [];
  });
}

/** The time of a codec with an object of some elements. */
export type GrownTime = {
  readonly codec: string;
  readonly size: number;
  readonly value: number;
  readonly error: number | undefined;
  readonly words: string;
};

/** Times by the number of elements, of the codecs that were measured in several sizes. */
export const grownTimes = ({ rows }: TimeSeries, operation: string): GrownTime[] =>
  rows.flatMap((row) => {
    const time = timeOfRow(row, operation);
    const { codec, elements } = row;
    if (!time || codec === undefined || elements === undefined) return [];
    return [{ codec, size: elements, value: time.nanos, error: time.error, words: timeWords(time) }];
  });

/** The points than which no other is both smaller and faster, from small to large. */
export function paretoFront(points: readonly SizedTime[]): SizedTime[] {
  const sorted = [...points].sort((a, b) => a.size - b.size || a.time.nanos - b.time.nanos);
  let fastest = Number.POSITIVE_INFINITY;
  return sorted.filter(({ time: { nanos } }) => {
    const isBetter = nanos < fastest;
    if (isBetter) fastest = nanos;
    return isBetter;
  });
}

/** `734 ns`, `12.5 µs`, `3.41 ms`: three digits. */
export function nanosWords(nanos: number): string {
  const [unit, size] = nanos < 1e3 ? ['ns', 1] : nanos < 1e6 ? ['µs', 1e3] : nanos < 1e9 ? ['ms', 1e6] : ['s', 1e9];
  const value = nanos / size;
  return `${value >= 100 ? Math.round(value) : Number(value.toPrecision(3))} ${unit}`;
}

/** `734 ns ± 12.5 ns` */
export const timeWords = ({ nanos, error }: Time): string =>
  error === undefined ? nanosWords(nanos) : `${nanosWords(nanos)} ± ${nanosWords(error)}`;

/** Whole powers of ten around all numbers. */
export function decades(numbers: readonly number[]): readonly [first: number, last: number] {
  if (numbers.length === 0) return [1, 10];
  const first = 10 ** Math.floor(Math.log10(Math.max(1, Math.min(...numbers))));
  return [first, Math.max(first * 10, 10 ** Math.ceil(Math.log10(Math.max(...numbers))))];
}
