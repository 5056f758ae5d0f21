import { Pages } from '../../base/pages.ts';
import { createStore, type Store } from '../../base/store.ts';
import {
  type Branch,
  closeRow,
  findOpen,
  foldRows,
  isOpen,
  openBranches,
  openRow,
  rowOf,
  rowsOf,
  type TreeRows,
  unfoldRows,
} from './treeRows.ts';

export const childWindow = 200;

/** What a row shows: a field, or a value. */
export type RowItem = {
  readonly id: string;
  /** Among the children of its parent. */
  readonly index: number;
  readonly childCount: number;
  /** Bytes. */
  readonly length: number;
};

/** A page of the children of `parent`, from the `from`-th on. */
export type LoadRows<T> = (parent: string, from: number, limit: number, signal: AbortSignal) => Promise<readonly T[]>;

/** A tree as rows: which of its items are open, and the pages of those in sight. */
export class OpenRows<T extends RowItem> {
  readonly children: Pages<readonly T[]>;
  /** The root of the rows: the tree's own, or an ancestor nearby where the tree is very deep. */
  readonly root: Store<T>;
  readonly rows: Store<TreeRows>;

  constructor(
    readonly top: T,
    load: LoadRows<T>,
  ) {
    this.root = createStore(top);
    this.rows = createStore(rowsOf(top));
    this.children = new Pages((key, signal) => {
      const [parent = '', page = '0'] = key.split('/');
      return load(parent, Number(page) * childWindow, childWindow, signal);
    }, 1024);
    this.children.subscribe(() => this.#foldSyntax());
    this.rows.subscribe(() => this.#foldSyntax());
  }

  /** Whether an item says nothing beyond what its parent says: such ones at the beginning are one row, and at the end none. */
  protected isSyntax(_item: T): boolean {
    return false;
  }

  /** Folds what has arrived since of open branches; where that is a page of many, its beginning only. */
  #foldSyntax(): void {
    let rows = this.rows.get();
    for (const branch of openBranches(rows)) {
      const first = branch.folded === undefined && this.children.peek(`${branch.id}/0`);
      if (!first) continue;
      const end = first.findIndex((item) => !this.isSyntax(item));
      const whole = branch.childCount === first.length;
      const last = whole ? first.length - 1 - first.findLastIndex((item) => !this.isSyntax(item)) : 0;
      rows = end < 0 ? foldRows(rows, branch, 0) : foldRows(rows, branch, end, last);
    }
    if (rows !== this.rows.get()) this.rows.set(rows);
  }

  /** Shows what a row stands for. */
  unfold(parent: Branch): void {
    this.rows.set(unfoldRows(this.rows.get(), parent));
  }

  close(): void {
    this.children.close();
  }

  /** The item of a row, once its page is here. */
  atRow(parent: Branch | undefined, index: number): T | undefined {
    if (!parent) return this.root.get();
    return this.children.peek(`${parent.id}/${Math.floor(index / childWindow)}`)?.[index % childWindow];
  }

  /** Opens a way down: the items from below the root of the rows on. The last one is not opened. */
  protected openWay(way: readonly T[]): void {
    let rows = this.rows.get();
    let parent: Branch | undefined = rows.root;
    for (const item of way.slice(0, -1)) {
      if (!parent) break;
      rows = openRow(rows, parent, item);
      parent = findOpen(parent, item.index);
    }
    const last = way.at(-1);
    const atEnd = last !== undefined && parent !== undefined && last.index === parent.childCount - 1;
    if (atEnd && !parent?.folded && this.isSyntax(last) && parent) rows = unfoldRows(rows, parent);
    this.rows.set(rows);
  }

  /** The row of the last item of a way down; undefined while it is not in the open part of the tree. */
  protected rowAtEndOf(way: readonly T[]): number | undefined {
    const last = way.at(-1);
    if (!last) return 0;
    let parent: Branch | undefined = this.rows.get().root;
    for (const item of way.slice(0, -1)) {
      parent = findOpen(parent, item.index);
      if (!parent) return undefined;
    }
    return rowOf(parent, last.index);
  }

  /** Opens an item or closes it; returns whether it is open now. */
  toggle(parent: Branch, item: T): boolean {
    const branch = findOpen(parent, item.index);
    this.rows.set(branch ? closeRow(this.rows.get(), branch) : openRow(this.rows.get(), parent, item));
    return !branch;
  }

  /** Opens the part that takes most of its parent, again and again, while that stays within a screen. */
  async openLargest(rowBudget = 60): Promise<void> {
    let parent: Branch | undefined = this.rows.get().root;
    let { length } = this.root.get();
    while (parent && this.rows.get().root.rows < rowBudget) {
      const page: readonly T[] = await this.children.fetch(`${parent.id}/0`);
      if (!isOpen(this.rows.get(), parent)) return; // closed, or shown from elsewhere, while its page was on its way
      const branches = page.filter((item) => item.childCount > 0);
      const largest = branches.reduce<T | undefined>((a, b) => (a && a.length >= b.length ? a : b), undefined);
      if (!largest || largest.length < length / 2) return;
      if (largest.childCount + this.rows.get().root.rows > rowBudget) return;
      length = largest.length;
      this.rows.set(openRow(this.rows.get(), parent, largest));
      parent = findOpen(parent, largest.index);
    }
  }
}
