import type { Codec, Population, PopulationCodec, PopulationProgress, PopulationReason } from '../../../api/types.ts';
import { count, percent, plural } from '../../../base/text.ts';
import type { PopulationOrder } from '../../../state/address/populationShown.ts';

/** A codec that wrote some of the objects. */
export type PopulationRow = {
  readonly codec: PopulationCodec & Required<Pick<PopulationCodec, 'sizes' | 'compressed'>>;
  readonly title: string;
  /** In which columns it is the smallest for the whole. */
  readonly best: readonly PopulationOrder[];
};

/** Codecs that wrote none of them, for the same reason. */
export type WroteNone = { readonly reason: string; readonly titles: readonly string[] };

export type PopulationRows = { readonly rows: readonly PopulationRow[]; readonly none: readonly WroteNone[] };

/** Those that wrote all objects come first, the smallest of them before all: fewer objects take fewer bytes. */
export function rowsOf(
  { codecs, best }: Population,
  known: readonly Pick<Codec, 'id' | 'title'>[],
  order: PopulationOrder,
): PopulationRows {
  const titleOf = (id: string) => known.find((codec) => codec.id === id)?.title ?? id;
  const rows = codecs
    .filter((codec): codec is PopulationRow['codec'] => codec.sizes !== undefined && codec.compressed !== undefined)
    .map((codec) => ({ codec, title: titleOf(codec.codec), best: columnsOf(best, codec.codec) }))
    .sort((a, b) => b.codec.encoded - a.codec.encoded || bytesOf(a, order) - bytesOf(b, order));
  const none = new Map<string, string[]>();
  for (const codec of codecs.filter(({ sizes }) => sizes === undefined)) {
    const reason = codec.refused[0]?.reason ?? 'There was no time for it.';
    none.set(reason, [...(none.get(reason) ?? []), titleOf(codec.codec)]);
  }
  return { rows, none: [...none].map(([reason, titles]) => ({ reason, titles })) };
}

function columnsOf({ raw, zstd, dictionary }: Population['best'], codec: string): PopulationOrder[] {
  const named = { total: raw, zstd, dictionary };
  return (['total', 'zstd', 'dictionary'] as const).filter((column) => named[column] === codec);
}

/** All bytes in a column; with a dictionary, itself included, as it has to be kept somewhere. */
export function bytesOf({ codec }: PopulationRow, column: PopulationOrder): number {
  if (column === 'total') return codec.sizes.total;
  if (column === 'zstd') return codec.compressed.zstd;
  return codec.dictionary ? codec.dictionary.estimate + codec.dictionary.size : Number.POSITIVE_INFINITY;
}

/** The share of the objects that a codec did not write; empty where it wrote all. */
export function refusedShare({ encoded }: PopulationCodec, objects: number): string {
  return encoded >= objects ? '' : percent(objects - encoded, objects);
}

/** `3 × no value: first in a.json` */
export function reasonWords({ reason, count: times, first }: PopulationReason): string {
  return `${count(times)} × ${reason}${first === '' ? '' : ` (first: ${first})`}`;
}

/** How many objects of which classes were measured. */
export function populationWords({ objects, dumps, read, roots }: Population): string {
  const [root, ...others] = roots;
  const more =
    others.length > 0 ? ` and ${count(others.length)} other ${others.length === 1 ? 'class' : 'classes'}` : '';
  const of = read === dumps ? plural(dumps, 'dump') : `${count(read)} of ${plural(dumps, 'dump')}`;
  return `${plural(objects, 'object')}${root ? ` of ${root.className}${more}` : ''}, from ${of}`;
}

/** What a pass does, what it counts, and which part of the work is behind it, out of 1. */
const passes = {
  classes: { words: 'Collecting classes', counts: 'dump', from: 0, to: 0.1 },
  objects: { words: 'Making objects', counts: 'dump', from: 0.1, to: 0.2 },
  dictionaries: { words: 'Training dictionaries', counts: 'object', from: 0.2, to: 0.45 },
  sizes: { words: 'Encoding', counts: 'object', from: 0.45, to: 1 },
} as const;

export function progressWords({ pass, done, total }: PopulationProgress): string {
  const { words, counts } = passes[pass];
  return `${words}: ${count(done)} of ${plural(total, counts)}`;
}

/** Out of 1. */
export function progressPart({ pass, done, total }: PopulationProgress): number {
  const { from, to } = passes[pass];
  return from + (to - from) * (total === 0 ? 1 : done / total);
}
