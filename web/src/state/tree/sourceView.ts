import { getBytes, getSpans } from '../../api/trees.ts';
import type { Boundary, Source, Span, Tree } from '../../api/types.ts';
import { Pages } from '../../base/pages.ts';
import { endsAtFlow } from '../address/capturePlace.ts';
import { loadBoundaries } from './boundaryPages.ts';
import { byteWindow, Shades, spanAt, spanWindow } from './spans.ts';

/** What offsets count in: the tree's own source (0), or one that was derived from others. */
export class SourceView {
  readonly bytes: Pages<Uint8Array>;
  readonly spans: Pages<readonly Span[]>;
  readonly shades = new Shades();
  /** The packets that the bytes came in; undefined where they came in none. Pages as those of spans. */
  readonly boundaries: Pages<readonly Boundary[]> | undefined;

  private constructor(
    tree: Tree,
    readonly source: number,
    readonly size: number,
    /** How it was made; undefined for the tree's own. */
    readonly origin: Source | undefined,
    inPackets: boolean,
  ) {
    this.bytes = new Pages(
      (key, signal) => getBytes(tree.id, source, Number(key) * byteWindow, byteWindow, signal),
      256,
    );
    this.spans = new Pages((key, signal) => {
      const from = Number(key) * spanWindow;
      return getSpans(tree.id, source, from, Math.min(spanWindow, size - from), signal);
    }, 256);
    this.boundaries = inPackets
      ? new Pages((key, signal) => loadBoundaries(tree, Number(key) * spanWindow, spanWindow, signal), 256)
      : undefined;
  }

  static own(tree: Tree): SourceView {
    return new SourceView(tree, 0, tree.size, undefined, endsAtFlow(tree.layers));
  }

  static derived(tree: Tree, source: Source): SourceView {
    return new SourceView(tree, source.number, source.size, source, false);
  }

  close(): void {
    for (const pages of [this.bytes, this.spans, this.boundaries]) pages?.close();
  }

  byteAt(offset: number): number | undefined {
    return this.bytes.peek(String(Math.floor(offset / byteWindow)))?.[offset % byteWindow];
  }

  /** The leaf that holds a byte, whole as far as its pages are here: the server cuts spans at the edges of a page. */
  spanAt(offset: number): Span | undefined {
    const span = this.#spanInPage(offset);
    if (!span) return undefined;
    let start = span.offset;
    let end = span.offset + span.length;
    for (let next = this.#spanInPage(start - 1); next?.field === span.field; next = this.#spanInPage(start - 1)) {
      start = next.offset;
    }
    for (let next = this.#spanInPage(end); next?.field === span.field; next = this.#spanInPage(end)) {
      end = next.offset + next.length;
    }
    return { ...span, offset: start, length: end - start };
  }

  #spanInPage(offset: number): Span | undefined {
    const page = this.spans.peek(String(Math.floor(offset / spanWindow)));
    return page && spanAt(page, offset);
  }
}
