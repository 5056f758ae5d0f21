import type { Storage } from '../../api/types.ts';
import { byteSize, plural } from '../../base/text.ts';

/** Below this share of what may still be written, people should know. */
const NEARLY_FULL = 0.1;

/** What is kept on the server, in words; `warning` where uploads are refused, or soon will be. */
export type StorageWords = { readonly kept: string; readonly warning?: string };

export function storageWords(storage: Storage): StorageWords {
  const derived = storage.indexes + storage.layers;
  const of = storage.limit === undefined ? '' : ` of ${byteSize(storage.limit)}`;
  const forgotten =
    storage.keepDays === undefined ? '' : `; deleted when nobody opens them for ${plural(storage.keepDays, 'day')}`;
  const room =
    storage.fetched === undefined
      ? `${byteSize(storage.dumps + derived)}${of} including what was derived from them`
      : `${byteSize(storage.dumps)}${of} in the bucket, ${byteSize(storage.fetched + derived)} here of them and of what was derived`;
  const kept = `${plural(storage.dumpCount, 'dump')}, ${room}${forgotten}`;
  const warning = shortage(storage);
  return warning === undefined ? { kept } : { kept, warning };
}

function shortage({ free: left, floor, total, limit, dumps, indexes, layers, fetched }: Storage): string | undefined {
  // Where a bucket keeps dumps, all that is here makes room by itself.
  const free = fetched === undefined ? left : left + fetched + indexes + layers;
  if (free <= floor) return `The disk is full: uploads wait until dumps are deleted or the disk has more room.`;
  // Indexes and layers make room by themselves; dumps do not.
  if (limit !== undefined && dumps >= limit * (1 - NEARLY_FULL)) {
    return 'Nearly all the room for dumps is taken: delete those you no longer need.';
  }
  if (free - floor < (total - floor) * NEARLY_FULL) {
    return `The disk is nearly full: ${byteSize(free - floor)} are left for dumps.`;
  }
  return undefined;
}
