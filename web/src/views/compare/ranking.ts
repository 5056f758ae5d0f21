import type { Codec, Encoding, Sample } from '../../api/types.ts';
import { type Role, roles } from '../../base/roles.ts';
import type { Comparison, Measure, Stacking } from '../../state/comparison.ts';

/** A part of a bar: so many bytes for one reason. */
export type Part = { readonly key: string; readonly bytes: number };

/** A codec that encoded the object. */
export type Bar = {
  readonly codec: Codec;
  readonly encoding: Encoding;
  /** Bytes by the chosen measure. */
  readonly bytes: number;
  /** What they are for, in a fixed order; they add up to the size as encoded, and are none for compressed sizes. */
  readonly parts: readonly Part[];
  /** Size relative to the baseline; undefined where there is none. */
  readonly ratio: number | undefined;
  readonly pinned: boolean;
};

/** A codec that did not, with the reason in words. */
export type Refused = { readonly codec: Codec; readonly encoding: Encoding };

export type Ranking = {
  readonly bars: readonly Bar[];
  readonly refused: readonly Refused[];
  /** The longest bar. */
  readonly most: number;
  /** Every key of a part, in the order they are stacked. */
  readonly keys: readonly string[];
};

/** What bytes that serve the encoding alone are listed under. */
export const encodingItself = '';

/** Bytes of an encoding by a measure; undefined where it has none. */
export function bytesBy(encoding: Encoding, measure: Measure): number | undefined {
  return measure === 'size' ? encoding.size : encoding.compressed?.[measure];
}

export function ranked(
  codecs: readonly Codec[],
  results: ReadonlyMap<string, Encoding>,
  { measure, stacking, baseline, pinned, find }: Comparison,
): Ranking {
  const base = baseline === undefined ? undefined : results.get(baseline);
  const whole = base && bytesBy(base, measure);
  const bars: Bar[] = [];
  const refused: Refused[] = [];
  for (const codec of codecs.filter((each) => isFound(each, find))) {
    const encoding = results.get(codec.id);
    const bytes = encoding && bytesBy(encoding, measure);
    if (encoding && bytes !== undefined) {
      const parts = measure === 'size' ? partsOf(encoding, stacking) : [];
      const ratio = whole ? bytes / whole : undefined;
      bars.push({ codec, encoding, bytes, parts, ratio, pinned: pinned.includes(codec.id) });
    } else if (encoding && encoding.state !== 'encoded') {
      refused.push({ codec, encoding });
    }
  }
  bars.sort((a, b) => Number(b.pinned) - Number(a.pinned) || a.bytes - b.bytes || (a.codec.id < b.codec.id ? -1 : 1));
  return { bars, refused, most: Math.max(0, ...bars.map(({ bytes }) => bytes)), keys: keysOf(bars, stacking) };
}

/** Every word is in the codec's name, id, family or library. */
function isFound({ id, title, family, library }: Codec, find: string): boolean {
  const text = `${id} ${title} ${family} ${library}`.toLowerCase();
  return find
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function partsOf({ roles: byRole = {}, members = [] }: Encoding, stacking: Stacking): Part[] {
  const parts =
    stacking === 'role'
      ? roles.map((role) => ({ key: role as string, bytes: byRole[role] ?? 0 }))
      : members.map(({ path, bytes }) => ({ key: path, bytes }));
  return parts.filter(({ bytes }) => bytes > 0);
}

/** Roles in their one order; members in that of the object, what serves the encoding alone first. */
function keysOf(bars: readonly Bar[], stacking: Stacking): string[] {
  const present = new Set(bars.flatMap(({ parts }) => parts.map(({ key }) => key)));
  if (stacking === 'role') return roles.filter((role) => present.has(role));
  const members = [...present].filter((key) => key !== encodingItself);
  return present.has(encodingItself) ? [encodingItself, ...members] : members;
}

export const isRole = (key: string): key is Role => (roles as readonly string[]).includes(key);

/** Share of the width, 0 … 1, that so many bytes take; on a logarithmic scale 1 byte takes none of it. */
export function lengthOf(bytes: number, most: number, log: boolean): number {
  if (most <= 0 || bytes <= 0) return 0;
  return log ? Math.log(bytes) / Math.log(Math.max(most, 2)) : bytes / most;
}

/** A size that an article published for a codec of this sample. */
export function publishedOf(sample: Sample | undefined, codec: string): Sample['published'] {
  return sample?.published.filter((each) => each.codec === codec) ?? [];
}

/** `×1.84`, `×0.55`, `×12`. */
export function times(ratio: number): string {
  return `×${ratio >= 10 ? Math.round(ratio) : ratio.toFixed(2)}`;
}

/** The first few codecs worth looking at side by side: small, well known, and different from each other. */
export function firstChoice(bars: readonly Bar[]): string[] {
  const liked = ['java', 'kryo', 'json'];
  const known = liked.filter((id) => bars.some(({ codec }) => codec.id === id));
  const others = bars.map(({ codec }) => codec.id).filter((id) => !known.includes(id));
  return [...known, ...others].slice(0, 3);
}
