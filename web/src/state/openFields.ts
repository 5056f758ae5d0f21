import { getChildren } from '../api/trees.ts';
import type { Field, FieldDetail, Tree } from '../api/types.ts';
import { Pages } from '../base/pages.ts';
import { createStore, type Store } from '../base/store.ts';
import { type Branch, closeRow, findOpen, isOpen, openRow, rowOf, rowsOf, type TreeRows } from './treeRows.ts';

export const childWindow = 200;

/** The fields of a tree as rows: which are open, and the pages of those in sight. */
export class OpenFields {
  readonly children: Pages<readonly Field[]>;
  /** The root of the rows: the tree's own, or an ancestor nearby where the tree is very deep. */
  readonly rootField: Store<Field>;
  readonly rows: Store<TreeRows>;

  constructor(
    { id }: Tree,
    readonly top: Field,
  ) {
    this.rootField = createStore(top);
    this.rows = createStore(rowsOf(top));
    this.children = new Pages(async (key, signal) => {
      const [field = '', page = '0'] = key.split('/');
      return (await getChildren(id, field, { from: Number(page) * childWindow, limit: childWindow }, signal)).items;
    }, 1024);
  }

  close(): void {
    this.children.close();
  }

  /** The field of a row, once its page is here. */
  atRow(parent: Branch | undefined, index: number): Field | undefined {
    if (!parent) return this.rootField.get();
    return this.children.peek(`${parent.id}/${Math.floor(index / childWindow)}`)?.[index % childWindow];
  }

  /** Opens the way to a field, from an ancestor nearby when the tree is too deep to list it from the root. */
  reveal(detail: FieldDetail): void {
    let way = this.#wayTo(detail);
    if (!way) {
      const outermost = detail.ancestors[0] ?? detail.field;
      this.reroot(outermost);
      way = [...detail.ancestors, detail.field].slice(1);
    }
    let rows = this.rows.get();
    let parent: Branch | undefined = rows.root;
    for (const field of way.slice(0, -1)) {
      if (!parent) break;
      rows = openRow(rows, parent, field);
      parent = findOpen(parent, field.index);
    }
    this.rows.set(rows);
  }

  /** The fields from below the root of the rows down to the field itself; undefined where it is not below that. */
  #wayTo(detail: FieldDetail): readonly Field[] | undefined {
    const chain = [...detail.ancestors, detail.field];
    const at = chain.findIndex((field) => field.id === this.rootField.get().id);
    return at < 0 ? undefined : chain.slice(at + 1);
  }

  /** The row of a field; undefined while it is not in the open part of the tree. */
  rowOf(detail: FieldDetail): number | undefined {
    const way = this.#wayTo(detail);
    if (!way) return undefined;
    if (way.length === 0) return 0;
    let parent: Branch | undefined = this.rows.get().root;
    for (const field of way.slice(0, -1)) {
      parent = parent && findOpen(parent, field.index);
      if (!parent) return undefined;
    }
    return rowOf(parent, detail.field.index);
  }

  /** Shows the tree from a field on: the tree's own root where the field is that. */
  reroot(field: Field): void {
    const root = field.parent === undefined ? this.top : field;
    this.rootField.set(root);
    this.rows.set(rowsOf(root));
  }

  /** Opens a field or closes it; returns whether it is open now. */
  toggle(parent: Branch, field: Field): boolean {
    const branch = findOpen(parent, field.index);
    this.rows.set(branch ? closeRow(this.rows.get(), branch) : openRow(this.rows.get(), parent, field));
    return !branch;
  }

  /** Opens the part that takes most of its parent, again and again, while that stays within a screen. */
  async openLargest(rowBudget = 60): Promise<void> {
    let parent: Branch | undefined = this.rows.get().root;
    let length = this.rootField.get().length;
    while (parent && this.rows.get().root.rows < rowBudget) {
      const page: readonly Field[] = await this.children.fetch(`${parent.id}/0`);
      if (!isOpen(this.rows.get(), parent)) return; // closed, or shown from elsewhere, while its fields were on their way
      const branches = page.filter((field) => field.childCount > 0);
      const largest = branches.reduce<Field | undefined>((a, b) => (a && a.length >= b.length ? a : b), undefined);
      if (!largest || largest.length < length / 2) return;
      if (largest.childCount + this.rows.get().root.rows > rowBudget) return;
      length = largest.length;
      this.rows.set(openRow(this.rows.get(), parent, largest));
      parent = findOpen(parent, largest.index);
    }
  }
}
