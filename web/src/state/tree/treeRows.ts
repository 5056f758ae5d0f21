import type { Field } from '../../api/types.ts';

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
  /** How many children, from the first, are one row: 0 for none; undefined until they are known. */
  folded: number | undefined;
  /** How many children, to the last, have no row: that of the folded ones stands for them too, or the branch's own. */
  hidden: number;
  /** Rows of all visible descendants. */
  rows: number;
};

/** A row: the field `index` of `parent`, or the root itself where `parent` is undefined. */
export type Row = {
  readonly parent: Branch | undefined;
  readonly index: number;
  readonly depth: number;
  /** How many fields, from that one on, the row stands for, where it stands for several. */
  readonly folded?: number;
};

export type TreeRows = {
  readonly root: Branch;
  readonly version: number;
  /** Closed fields that had open children; opening them again brings those back. */
  readonly dormant: ReadonlyMap<string, Branch>;
};

type RootField = Pick<Field, 'id' | 'childCount'>;

export function rowsOf(root: RootField): TreeRows {
  const branch = { id: root.id, childCount: root.childCount, depth: 0, index: 0, parent: undefined };
  const rows = root.childCount;
  return { root: { ...branch, open: [], folded: undefined, hidden: 0, rows }, version: 0, dormant: new Map() };
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
    if (!step.inside) return unopened(branch, step.place);
    branch = step.inside;
    left = step.left;
  }
}

function unopened(parent: Branch, place: number): Row {
  const folded = parent.folded ?? 0;
  const row = { parent, depth: parent.depth + 1 };
  if (folded === 0) return { ...row, index: place };
  return place === 0 ? { ...row, index: 0, folded } : { ...row, index: place + folded - 1 };
}

/** The place of a child among the rows of its parent, if none of them were open. */
function placeOf({ folded = 0 }: Branch, index: number): number {
  return folded === 0 ? index : Math.max(0, index - folded + 1);
}

type Step = { inside: Branch; left: number } | { inside: undefined; place: number };

/** Which child of `branch` the `left`-th of its rows is, or which open child holds it. */
function childAt(branch: Branch, left: number): Step {
  let before = 0;
  for (const child of branch.open) {
    const row = placeOf(branch, child.index) + before;
    if (left <= row) break;
    if (left <= row + child.rows) return { inside: child, left: left - row - 1 };
    before += child.rows;
  }
  return { inside: undefined, place: left - before };
}

/** The row that stands for a branch's child, which need not be open. */
export function rowOf(parent: Branch | undefined, index: number): number {
  if (parent && isHidden(parent, index)) return parent.folded ? rowOf(parent, 0) : rowOf(parent.parent, parent.index);
  let row = 0;
  let child = index;
  for (let branch = parent; branch; branch = branch.parent) {
    row += 1 + placeOf(branch, child);
    for (const sibling of branch.open) if (sibling.index < child) row += sibling.rows;
    child = branch.index;
  }
  return row;
}

export function findOpen(parent: Branch, index: number): Branch | undefined {
  return parent.open.find((child) => child.index === index);
}

/** Whether a child at the end of a branch has no row. */
export function isHidden({ childCount, hidden }: Branch, index: number): boolean {
  return index >= childCount - hidden;
}

/** Whether a branch is part of the tree still, and not inside something that has been closed since. */
export function isOpen(tree: TreeRows, branch: Branch): boolean {
  let at = branch;
  while (at.parent?.open.includes(at)) at = at.parent;
  return at === tree.root;
}

/** Opens child `field` of `parent`, unfolded if need be; the same tree when it is open already or has no children. */
export function openRow(tree: TreeRows, parent: Branch, field: RootField & Pick<Field, 'index'>): TreeRows {
  if (field.childCount === 0 || findOpen(parent, field.index)) return tree;
  if (field.index < (parent.folded ?? 0) || isHidden(parent, field.index)) unfoldRows(tree, parent);
  const branch: Branch = tree.dormant.get(field.id) ?? {
    id: field.id,
    childCount: field.childCount,
    depth: parent.depth + 1,
    index: field.index,
    parent,
    open: [],
    folded: undefined,
    hidden: 0,
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

/**
 * Makes the first children one row, and takes the rows of the last; the same tree where that changes nothing. Those at an
 * end where one is open keep their rows.
 */
export function foldRows(tree: TreeRows, branch: Branch, first: number, last = 0): TreeRows {
  const { open, childCount } = branch;
  branch.hidden = open.every((child) => child.index < childCount - last) ? last : 0;
  const worthIt = first > 1 || (first === 1 && branch.hidden > 0);
  branch.folded = worthIt && open.every((child) => child.index >= first) ? first : 0;
  return resized(tree, branch, -rowsSaved(branch));
}

/** Makes what is folded or hidden a row for each again, for good. */
export function unfoldRows(tree: TreeRows, branch: Branch): TreeRows {
  const saved = rowsSaved(branch);
  branch.folded = 0;
  branch.hidden = 0;
  return resized(tree, branch, saved);
}

const rowsSaved = ({ folded = 0, hidden }: Branch) => Math.max(0, folded - 1) + hidden;

function resized(tree: TreeRows, branch: Branch, rows: number): TreeRows {
  if (rows === 0) return tree;
  grow(branch, rows);
  return { ...tree, version: tree.version + 1 };
}

/** The open branches, outermost first. */
export function openBranches({ root }: TreeRows): readonly Branch[] {
  const found = [root];
  for (let i = 0; i < found.length; i++) found.push(...(found[i]?.open ?? []));
  return found;
}

function grow(from: Branch, rows: number): void {
  for (let branch: Branch | undefined = from; branch; branch = branch.parent) branch.rows += rows;
}
