import type { Tree } from '../../api/types.ts';
import { keepList, keptList } from '../../base/session.ts';
import type { Against } from '../address/route.ts';

/** Something that was read in this tab: a dump, or what is inside layers of one, a side of a flow or a message among them. */
export type RecentPart = {
  readonly dump: string;
  readonly layers: string;
  readonly format: string;
  /** The dump's name, and what was removed from it. */
  readonly name: string;
  readonly layersTitle: string;
  readonly size: number;
};

const most = 40;
const key = 'hexplain.seen';

const isSame = (one: { dump: string; layers: string }, other: { dump: string; layers: string }) =>
  one.dump === other.dump && one.layers === other.layers;

/** Parts with one more, the newest first, none twice. */
export function withRecent(parts: readonly RecentPart[], part: RecentPart): readonly RecentPart[] {
  return [part, ...parts.filter((each) => !isSame(each, part))].slice(0, most);
}

/** Notes what is read now. */
export function remember({ dump, layers, layersTitle, format, size }: Tree): void {
  const part = { dump: dump.id, layers, format, name: dump.name, layersTitle, size: size ?? dump.size };
  keepList(key, withRecent(keptList(key), part));
}

/** What was read inside layers in this tab, but for what is read now: the newest first. */
export function recentBesides(now: { readonly dump: string; readonly layers: string }): readonly RecentPart[] {
  return keptList<RecentPart>(key).filter((part) => part.layers !== 'raw' && !isSame(part, now));
}

export const againstPart = ({ dump, layers, format }: RecentPart): Against => ({ dump, layers, format, as: 'auto' });
