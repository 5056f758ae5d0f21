import { wasAborted } from '../../api/problem.ts';
import { getValueText } from '../../api/trees.ts';
import type { LogicalValueText } from '../../api/types.ts';
import { createStore } from '../../base/store.ts';

/** Characters of a part that is shown, and of one that is copied. */
const [shownAtOnce, copiedAtOnce] = [16_384, 262_144];

/** Parts that stay on screen: the first goes when one more comes. */
export const partsKept = 8;

export type TextShown = {
  /** One after the other, from anywhere in the text; none until somebody asks. */
  readonly parts: readonly LogicalValueText[];
  readonly asking: boolean;
  readonly failure: unknown;
};

const nothing: TextShown = { parts: [], asking: false, failure: undefined };

/** The text of a value, too long to come with it: read part by part. */
export class WholeText {
  readonly shown = createStore(nothing);

  #asking = new AbortController();

  constructor(
    private readonly tree: string,
    private readonly field: string,
    private readonly within: string,
  ) {}

  /** Shows the part behind the last one, at first the beginning. */
  async more(): Promise<void> {
    const { parts } = this.shown.get();
    await this.#show(parts, parts.length === 0 ? 0 : parts.at(-1)?.next);
  }

  /** Shows the beginning again, alone. */
  async restart(): Promise<void> {
    await this.#show([], 0);
  }

  async #show(before: readonly LogicalValueText[], from: number | undefined): Promise<void> {
    if (from === undefined || this.shown.get().asking) return;
    this.shown.set({ ...this.shown.get(), asking: true });
    try {
      const part = await this.#part(from, shownAtOnce);
      this.shown.set({ ...nothing, parts: [...before, part].slice(-partsKept) });
    } catch (failure) {
      if (!wasAborted(failure)) this.shown.set({ ...this.shown.get(), asking: false, failure });
    }
  }

  /** All of it. */
  async whole(): Promise<string> {
    const texts: string[] = [];
    for (let from: number | undefined = 0; from !== undefined; ) {
      const part: LogicalValueText = await this.#part(from, copiedAtOnce);
      texts.push(part.text);
      from = part.next;
    }
    return texts.join('');
  }

  close(): void {
    this.#asking.abort();
  }

  #part(from: number, limit: number): Promise<LogicalValueText> {
    return getValueText(this.tree, this.field, this.within, { from, limit }, this.#asking.signal);
  }
}
