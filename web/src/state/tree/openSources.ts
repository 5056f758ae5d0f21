import { getSource } from '../../api/trees.ts';
import type { Source, Span, Tree } from '../../api/types.ts';
import { createStore, type Store } from '../../base/store.ts';
import { SourceView } from './sourceView.ts';
import { byteWindow, windowKeys } from './spans.ts';

/** The sources of a tree, each with its pages of bytes, and which one is in sight. */
export class OpenSources {
  /** The source whose bytes are shown. */
  readonly shown: Store<SourceView>;

  readonly #views = new Map<number, SourceView>();

  constructor(private readonly tree: Tree) {
    this.shown = createStore(this.#keep(SourceView.own(tree)));
  }

  close(): void {
    for (const sourceView of this.#views.values()) sourceView.close();
  }

  #keep(sourceView: SourceView): SourceView {
    this.#views.set(sourceView.source, sourceView);
    return sourceView;
  }

  /** Puts the bytes of a source on screen that is known already; returns whether it is. */
  stand(number: number, source?: Source): boolean {
    const sourceView = this.#views.get(number) ?? (source && this.#keep(SourceView.derived(this.tree, source)));
    if (sourceView && sourceView !== this.shown.get()) this.shown.set(sourceView);
    return sourceView !== undefined;
  }

  /** Puts the bytes of a source on screen that may have to be asked for; returns whether it is there. */
  async fetch(number: number): Promise<boolean> {
    return this.stand(number) || this.stand(number, await getSource(this.tree.id, number));
  }

  // ---- what is where, without a request

  byteAt(offset: number): number | undefined {
    return this.shown.get().byteAt(offset);
  }

  /** The bytes that are here, up to the first that is not. */
  bytesAt(from: number, length: number): Uint8Array {
    const bytes: number[] = [];
    for (let at = from; at < from + length; at++) {
      const byte = this.byteAt(at);
      if (byte === undefined) break;
      bytes.push(byte);
    }
    return new Uint8Array(bytes);
  }

  async fetchBytes(from: number, length: number): Promise<Uint8Array> {
    const { bytes } = this.shown.get();
    await Promise.all(windowKeys(from, from + length, byteWindow).map((key) => bytes.fetch(key)));
    return this.bytesAt(from, length);
  }

  spanAt(offset: number): Span | undefined {
    return this.shown.get().spanAt(offset);
  }
}
