import type { Codec, Encoding, Sample } from '../../api/types.ts';
import { type Role, roles } from '../../base/roles.ts';
import type { Comparison, Measure, Stacking } from '../../state/address/comparison.ts';
import { inObject, overhead } from './logicalPath.ts';

/** A part of a bar: so many bytes for one reason. */
export type Part = { readonly key: string; readonly bytes: number };

/** A size that an article published. */
export type Published = Sample['published'][number];

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
  /** What articles say it is, where they speak of the very same object. */
  readonly published: readonly Published[];
  readonly pinned: boolean;
};

/** A codec of which nothing is known yet; its row holds the place. */
export type Waiting = { readonly codec: Codec; readonly encoding: undefined; readonly pinned: boolean };

/** A codec that did not, with the reason in words. */
export type Refused = { readonly codec: Codec; readonly encoding: Encoding };

export type Ranking = {
  readonly rows: readonly (Bar | Waiting)[];
  /** The rows that have a size. */
  readonly bars: readonly Bar[];
  readonly refused: readonly Refused[];
  /** The longest bar or published size. */
  readonly most: number;
  /** Every key of a part, in the order they are stacked. */
  readonly keys: readonly string[];
};

/** What is ranked. */
export type Contest = {
  readonly codecs: readonly Codec[];
  readonly results: ReadonlyMap<string, Encoding>;
  /** While results arrive: those that the rows keep the order of. */
  readonly settled?: ReadonlyMap<string, Encoding> | undefined;
  /** Members in the order of the object. */
  readonly members: readonly string[];
  readonly published: readonly Published[];
};

/** Bytes of an encoding by a measure; undefined where it has none. */
export function bytesBy(encoding: Encoding, measure: Measure): number | undefined {
  return measure === 'size' ? encoding.size : encoding.compressed?.[measure];
}

export function ranked(contest: Contest, comparison: Comparison): Ranking {
  const { codecs, results, settled, members, published } = contest;
  const { measure, stacking, baseline, pinned, find } = comparison;
  const base = baseline === undefined ? undefined : results.get(baseline);
  const whole = base && bytesBy(base, measure);
  const rows: (Bar | Waiting)[] = [];
  const refused: Refused[] = [];
  for (const codec of codecs) {
    const isPinned = pinned.includes(codec.id);
    if (!isPinned && !isFound(codec, find)) continue;
    const encoding = results.get(codec.id);
    const bytes = encoding && bytesBy(encoding, measure);
    if (encoding && bytes !== undefined) {
      rows.push({
        codec,
        encoding,
        bytes,
        parts: measure === 'size' ? partsOf(encoding, stacking, members) : [],
        ratio: whole ? bytes / whole : undefined,
        published: measure === 'size' ? published.filter((each) => each.codec === codec.id) : [],
        pinned: isPinned,
      });
    } else if (encoding && (!settled || isRefused(settled.get(codec.id)))) refused.push({ codec, encoding });
    else if (settled) rows.push({ codec, encoding: undefined, pinned: isPinned });
  }
  sort(rows, (id) => (settled ? settled.get(id) : results.get(id)), measure);
  const bars = rows.filter((row) => row.encoding !== undefined);
  const sizes = bars.flatMap((bar) => [bar.bytes, ...bar.published.map((each) => each.bytes)]);
  return { rows, bars, refused, most: Math.max(0, ...sizes), keys: keysOf(bars, stacking, members) };
}

const isRefused = (encoding: Encoding | undefined): boolean => encoding !== undefined && encoding.state !== 'encoded';

/** Pinned first, then from small to large; what has no size in `known` stays in the order of the list. */
function sort(rows: (Bar | Waiting)[], known: (codec: string) => Encoding | undefined, measure: Measure): void {
  const size = (codec: string) => {
    const encoding = known(codec);
    return (encoding && bytesBy(encoding, measure)) ?? Number.MAX_SAFE_INTEGER;
  };
  rows.sort((a, b) => Number(b.pinned) - Number(a.pinned) || size(a.codec.id) - size(b.codec.id));
}

/** Every word is in the codec's name, id, family or library. */
function isFound({ id, title, family, library }: Codec, find: string): boolean {
  const text = `${id} ${title} ${family} ${library}`.toLowerCase();
  return find
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Bytes that nobody can explain are unparsed, and nobody knows whose they are. */
function partsOf({ roles: byRole, members: byMember, size = 0 }: Encoding, by: Stacking, order: readonly string[]) {
  const parts: Part[] =
    by === 'role'
      ? roles.map((role) => ({ key: role, bytes: byRole ? (byRole[role] ?? 0) : role === 'unparsed' ? size : 0 }))
      : (byMember ?? [{ path: overhead, bytes: size }])
          .map(({ path, bytes }) => ({ key: path, bytes }))
          .sort((a, b) => inObject(a.key, b.key, order));
  return parts.filter(({ bytes }) => bytes > 0);
}

/** Roles in their one order; members in that of the object, overhead first. */
function keysOf(bars: readonly Bar[], stacking: Stacking, members: readonly string[]): string[] {
  const present = new Set(bars.flatMap(({ parts }) => parts.map(({ key }) => key)));
  if (stacking === 'role') return roles.filter((role) => present.has(role));
  return [...present].sort((a, b) => inObject(a, b, members));
}

export const isRole = (key: string): key is Role => (roles as readonly string[]).includes(key);

/** Share of the width, 0 … 1, that so many bytes take; on a logarithmic scale 1 byte takes none of it. */
export function lengthOf(bytes: number, most: number, log: boolean): number {
  if (most <= 0 || bytes <= 0) return 0;
  return log ? Math.log(bytes) / Math.log(Math.max(most, 2)) : bytes / most;
}

/** `×1.84`, `×0.55`, `×12`. */
export function times(ratio: number): string {
  return `×${ratio >= 10 ? Math.round(ratio) : ratio.toFixed(2)}`;
}

/** The first few codecs worth looking at side by side: well known, and different from each other. */
export function firstChoice(results: ReadonlyMap<string, Encoding>): string[] {
  const has = (id: string) => results.get(id)?.state === 'encoded';
  const liked = ['java', 'kryo', 'json'].filter(has);
  const others = [...results.keys()].filter((id) => has(id) && !liked.includes(id)).sort();
  return [...liked, ...others].slice(0, 3);
}

/** Refusals that say the same are told together. */
export function byReason(refused: readonly Refused[]): { reason: string; state: Encoding['state']; codecs: Codec[] }[] {
  const groups = new Map<string, { reason: string; state: Encoding['state']; codecs: Codec[] }>();
  for (const { codec, encoding } of refused) {
    const { reason = 'No reason is given.', state } = encoding;
    const group = groups.get(`${state} ${reason}`) ?? { reason, state, codecs: [] };
    group.codecs.push(codec);
    groups.set(`${state} ${reason}`, group);
  }
  return [...groups.values()];
}
