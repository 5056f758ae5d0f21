import { getChildren } from '../../api/trees.ts';
import type { Field, FieldDetail, Tree } from '../../api/types.ts';
import { OpenRows } from './openRows.ts';
import { rowsOf } from './treeRows.ts';

/** The fields of a tree as rows. */
export class OpenFields extends OpenRows<Field> {
  constructor({ id }: Tree, top: Field) {
    super(top, async (parent, from, limit, signal) => (await getChildren(id, parent, { from, limit }, signal)).items);
  }

  protected override isSyntax(field: Field): boolean {
    return field.syntax === true && !field.issueCount;
  }

  /** Opens the way to a field, from an ancestor nearby when the tree is too deep to list it from the root. */
  reveal(detail: FieldDetail): void {
    if (!this.#wayTo(detail)) this.reroot(detail.ancestors[0] ?? detail.field);
    this.openWay(this.#wayTo(detail) ?? []);
  }

  /** The fields from below the root of the rows down to the field itself; undefined where it is not below that. */
  #wayTo(detail: FieldDetail): readonly Field[] | undefined {
    const chain = [...detail.ancestors, detail.field];
    const at = chain.findIndex((field) => field.id === this.root.get().id);
    return at < 0 ? undefined : chain.slice(at + 1);
  }

  /** The row of a field; undefined while it is not in the open part of the tree. */
  rowOf(detail: FieldDetail): number | undefined {
    const way = this.#wayTo(detail);
    return way && this.rowAtEndOf(way);
  }

  /** Shows the tree from a field on: the tree's own root where the field is that. */
  reroot(field: Field): void {
    const root = field.parent === undefined ? this.top : field;
    this.root.set(root);
    this.rows.set(rowsOf(root));
  }
}
