import { Pages } from '../../base/pages.ts';
import { createStore } from '../../base/store.ts';

export const listWindow = 200;

type Part = { readonly from: number; readonly limit: number };
type Answer<T> = { readonly total: number; readonly items: readonly T[] };

/** A list of any length on the server, of which the rows in sight are fetched page by page. */
export class PagedList<T> {
  /** How many there are; undefined until a page has arrived. */
  readonly total = createStore<number | undefined>(undefined);
  readonly pages: Pages<readonly T[]>;

  constructor(load: (part: Part, signal: AbortSignal) => Promise<Answer<T>>) {
    this.pages = new Pages(async (key, signal) => {
      const { total, items } = await load({ from: Number(key) * listWindow, limit: listWindow }, signal);
      this.total.set(total);
      return items;
    }, 64);
    this.want(0, 1);
  }

  /** The row if it is here. */
  at(index: number): T | undefined {
    return this.pages.peek(String(Math.floor(index / listWindow)))?.[index % listWindow];
  }

  /** Declares the rows in sight, `from` … `to` (exclusive). */
  want(from: number, to: number): void {
    const keys: string[] = [];
    for (let page = Math.floor(from / listWindow); page * listWindow < to; page++) keys.push(String(page));
    this.pages.want('list', keys);
  }

  close(): void {
    this.pages.close();
  }
}
