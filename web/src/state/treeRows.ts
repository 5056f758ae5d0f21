import type { Field } from '../api/types.ts';

/**
 * An open field of the tree: it knows how many rows its descendants take, so any of ten million rows is found by
 * arithmetic on the open fields alone.
 */
export type Branch = {
  readonly id: string;
  readonly childCount: number;
  readonly depth: number;
  readonly index: number;
  readonly parent: Branch | undefined;
  /** Open children by index. */
  open: Branch[];
  /** Rows of all visible descendants. */
  rows: number;
};

/** A row: the field `index` of `parent`, or the root itself where `parent` is undefined. */
export type Row = { readonly parent: Branch | undefined; readonly index: number; readonly depth: number };

export type TreeRows = {
  readonly root: Branch;
  readonly version: number;
  /** Closed fields that had open children; opening them again brings those back. */
  readonly dormant: ReadonlyMap<string, Branch>;
};

type RootField = Pick<Field, 'id' | 'childCount'>;

export function rowsOf(root: RootField): TreeRows {
  const branch = { id: root.id, childCount: root.childCount, depth: 0, index: 0, parent: undefined };
  return { root: { ...branch, open: [], rows: root.childCount }, version: 0, dormant: new Map() };
}

export function rowCount(tree: TreeRows): number {
  return 1 + tree.root.rows;
}

/** @param row 0 is the root; must be below `rowCount` */
export function rowAt(tree: TreeRows, row: number): Row {
  if (row === 0) return { parent: undefined, index: 0, depth: 0 };
  let branch = tree.root;
  let left = row - 1;
  for (;;) {
    const step = childAt(branch, left);
    if (!step.inside) return { parent: branch, index: step.index, depth: branch.depth + 1 };
    branch = step.inside;
    left = step.left;
  }
}

type Step = { inside: Branch; left: number } | { inside: undefined; index: number };

/** Which child of `branch` the `left`-th of its rows is, or which open child holds it. */
function childAt(branch: Branch, left: number): Step {
  let before = 0;
  for (const child of branch.open) {
    const row = child.index + before;
    if (left <= row) break;
    if (left <= row + child.rows) return { inside: child, left: left - row - 1 };
    before += child.rows;
  }
  return { inside: undefined, index: left - before };
}

/** The row of a branch's child, which need not be open. */
export function rowOf(parent: Branch | undefined, index: number): number {
  let row = 0;
  let child = index;
  for (let branch = parent; branch; branch = branch.parent) {
    row += 1 + child;
    for (const sibling of branch.open) if (sibling.index < child) row += sibling.rows;
    child = branch.index;
  }
  return row;
}

export function findOpen(parent: Branch, index: number): Branch | undefined {
  return parent.open.find((child) => child.index === index);
}

/** Whether a branch is part of the tree still, and not inside something that has been closed since. */
export function isOpen(tree: TreeRows, branch: Branch): boolean {
  let at = branch;
  while (at.parent?.open.includes(at)) at = at.parent;
  return at === tree.root;
}

/** Opens child `field` of `parent`; the same tree when it is open already or has no children. */
export function openRow(tree: TreeRows, parent: Branch, field: RootField & Pick<Field, 'index'>): TreeRows {
  if (field.childCount === 0 || findOpen(parent, field.index)) return tree;
  const branch: Branch = tree.dormant.get(field.id) ?? {
    id: field.id,
    childCount: field.childCount,
    depth: parent.depth + 1,
    index: field.index,
    parent,
    open: [],
    rows: field.childCount,
  };
  parent.open = [...parent.open, branch].sort((a, b) => a.index - b.index);
  grow(parent, branch.rows);
  const dormant = new Map(tree.dormant);
  dormant.delete(field.id);
  return { ...tree, dormant, version: tree.version + 1 };
}

export function closeRow(tree: TreeRows, branch: Branch): TreeRows {
  const { parent } = branch;
  if (!parent) return tree;
  parent.open = parent.open.filter((child) => child !== branch);
  grow(parent, -branch.rows);
  return { ...tree, dormant: new Map(tree.dormant).set(branch.id, branch), version: tree.version + 1 };
}

function grow(from: Branch, rows: number): void {
  for (let branch: Branch | undefined = from; branch; branch = branch.parent) branch.rows += rows;
}
