import type { Span } from '../api/types.ts';

/** Bytes per page of spans: 256 rows of 16. */
export const spanWindow = 4096;

/** Bytes per page of bytes. */
export const byteWindow = 65_536;

/** Page keys that cover bytes `from` (inclusive) to `to` (exclusive). */
export function windowKeys(from: number, to: number, window: number): string[] {
  const keys: string[] = [];
  for (let page = Math.floor(from / window); page * window < to; page++) keys.push(String(page));
  return keys;
}

/** The span that holds a byte; binary search, `spans` in byte order. */
export function spanAt(spans: readonly Span[], offset: number): Span | undefined {
  const index = spanIndexAt(spans, offset);
  return index < 0 ? undefined : spans[index];
}

/** Index of the span that holds a byte, or -1. */
export function spanIndexAt(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const span = spans[middle];
    if (!span) return -1;
    if (offset < span.offset) high = middle - 1;
    else if (offset >= span.offset + span.length) low = middle + 1;
    else return middle;
  }
  return -1;
}
