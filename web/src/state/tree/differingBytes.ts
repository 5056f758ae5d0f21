import type { Difference } from '../../api/types.ts';

type Range = { readonly start: number; readonly end: number };

/** The bytes of a tree that differ from another one, for marks beside fields and values. */
export class DifferingBytes {
  private constructor(private readonly bySource: ReadonlyMap<number, readonly Range[]>) {}

  /** The sides that come before. */
  static of(differences: readonly Difference[]): DifferingBytes {
    const bySource = new Map<number, Range[]>();
    for (const { before } of differences) {
      if (!before) continue;
      const ranges = bySource.get(before.source) ?? [];
      ranges.push({ start: before.offset, end: before.offset + before.length });
      bySource.set(before.source, ranges);
    }
    return new DifferingBytes(new Map([...bySource].map(([source, ranges]) => [source, joined(ranges)])));
  }

  /** Whether some of these bytes differ. */
  touch({ source, offset, length }: { source: number; offset: number; length: number }): boolean {
    const ranges = this.bySource.get(source) ?? [];
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return (ranges[low]?.start ?? Number.POSITIVE_INFINITY) < offset + length;
  }
}

/** Ranges in their order, those that overlap as one. */
function joined(ranges: readonly Range[]): readonly Range[] {
  const result: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && range.start < last.end) result[result.length - 1] = { ...last, end: Math.max(last.end, range.end) };
    else result.push(range);
  }
  return result;
}
