import type { Span } from '../../api/types.ts';

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

export type Shade = 0 | 1;

type Edges = {
  readonly first: Shade;
  readonly last: Shade;
  readonly firstField: string;
  readonly lastField: string;
};

/**
 * The shades of leaves: neighbours differ, so that their edges show. Pages arrive one by one and cut the leaves at
 * their ends, so a page takes up where one beside it left off; a shade once given never changes.
 */
export class Shades {
  readonly #pages = new Map<number, Edges>();

  /** @param index of the leaf in `spans`, the spans of page `page` */
  of(page: number, spans: readonly Span[], index: number): Shade {
    return flip(this.#edgesOf(page, spans)?.first ?? 0, index);
  }

  #edgesOf(page: number, spans: readonly Span[]): Edges | undefined {
    const known = this.#pages.get(page);
    const [first, last] = [spans[0], spans.at(-1)];
    if (known || !first || !last) return known;
    const before = this.#pages.get(page - 1);
    const after = this.#pages.get(page + 1);
    let shade: Shade = 0;
    if (before) shade = flip(before.last, before.lastField === first.field ? 0 : 1);
    else if (after) shade = flip(after.first, (after.firstField === last.field ? 0 : 1) + spans.length - 1);
    const edges = {
      first: shade,
      last: flip(shade, spans.length - 1),
      firstField: first.field,
      lastField: last.field,
    };
    this.#pages.set(page, edges);
    return edges;
  }
}

function flip(shade: Shade, times: number): Shade {
  return (shade + times) % 2 === 0 ? 0 : 1;
}
