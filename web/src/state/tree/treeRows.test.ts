import { describe, expect, it } from 'vitest';
import {
  closeRow,
  findOpen,
  foldRows,
  isOpen,
  openRow,
  rowAt,
  rowCount,
  rowOf,
  rowsOf,
  type TreeRows,
  unfoldRows,
} from './treeRows.ts';

const field = (id: string, index: number, childCount: number) => ({ id, index, childCount });

/** Root of 3; [1] has 10,000,000 children, of which [5] has 2. */
function sampleTree(): TreeRows {
  let tree = rowsOf({ id: 'root', childCount: 3 });
  tree = openRow(tree, tree.root, field('big', 1, 10_000_000));
  const big = findOpen(tree.root, 1);
  if (!big) throw new Error('big is open');
  return openRow(tree, big, field('pair', 5, 2));
}

/** What each row shows, written as a path of indexes. */
function label(tree: TreeRows, row: number): string {
  const { parent, index } = rowAt(tree, row);
  return parent ? `${parent.id}[${index}]` : 'root';
}

describe('tree rows', () => {
  it('count ten million children without listing them', () => {
    expect(rowCount(sampleTree())).toBe(1 + 3 + 10_000_000 + 2);
  });

  it('are found in reading order', () => {
    const tree = sampleTree();
    expect([0, 1, 2, 3, 8, 9, 10, 11, 12].map((row) => label(tree, row))).toEqual([
      'root',
      'root[0]',
      'root[1]',
      'big[0]',
      'big[5]',
      'pair[0]',
      'pair[1]',
      'big[6]',
      'big[7]',
    ]);
    expect(label(tree, rowCount(tree) - 1)).toBe('root[2]');
    expect(label(tree, rowCount(tree) - 2)).toBe('big[9999999]');
  });

  it('know their number whichever way one asks', () => {
    const tree = sampleTree();
    for (const row of [0, 1, 2, 3, 8, 9, 10, 11, 5_000_000, rowCount(tree) - 1]) {
      const { parent, index } = rowAt(tree, row);
      expect(rowOf(parent, index)).toBe(row);
    }
  });

  it('come back as they were after closing and opening', () => {
    let tree = sampleTree();
    const big = findOpen(tree.root, 1);
    if (!big) throw new Error('big is open');
    tree = closeRow(tree, big);
    expect(rowCount(tree)).toBe(4);
    tree = openRow(tree, tree.root, field('big', 1, 10_000_000));
    expect(rowCount(tree)).toBe(10_000_006);
    expect(label(tree, 9)).toBe('pair[0]');
  });

  it('know when what they lie in has been closed', () => {
    const tree = sampleTree();
    const big = findOpen(tree.root, 1);
    const pair = big && findOpen(big, 5);
    if (!big || !pair) throw new Error('both are open');
    expect(isOpen(tree, pair)).toBe(true);
    expect(isOpen(closeRow(tree, big), pair)).toBe(false);
  });

  it('do not open what has no children', () => {
    const tree = rowsOf({ id: 'root', childCount: 1 });
    expect(openRow(tree, tree.root, field('leaf', 0, 0))).toBe(tree);
  });

  describe('whose first children are one', () => {
    /** Root of 6, of which [4] is open and has 2; the first three are one row. */
    function folded(): TreeRows {
      const tree = rowsOf({ id: 'root', childCount: 6 });
      const open = openRow(tree, tree.root, field('four', 4, 2));
      return foldRows(open, open.root, 3);
    }

    it('are fewer, and the others keep their order', () => {
      const tree = folded();
      expect(rowCount(tree)).toBe(1 + 6 + 2 - 2);
      expect([1, 2, 3, 4, 5, 6].map((row) => label(tree, row))).toEqual([
        'root[0]',
        'root[3]',
        'root[4]',
        'four[0]',
        'four[1]',
        'root[5]',
      ]);
      expect(rowAt(tree, 1)).toMatchObject({ index: 0, folded: 3 });
      expect(rowAt(tree, 2).folded).toBeUndefined();
    });

    it('are found at the row that stands for them', () => {
      const tree = folded();
      expect([0, 1, 2, 3, 4, 5].map((index) => rowOf(tree.root, index))).toEqual([1, 1, 1, 2, 3, 6]);
    });

    it('are rows of their own again when they are asked for, or one of them is opened', () => {
      const asked = folded();
      const tree = unfoldRows(asked, asked.root);
      expect(rowCount(tree)).toBe(1 + 6 + 2);
      expect(label(tree, 3)).toBe('root[2]');
      const opened = folded();
      const wide = openRow(opened, opened.root, field('one', 1, 4));
      expect(rowCount(wide)).toBe(1 + 6 + 2 + 4);
      expect(label(wide, 3)).toBe('one[0]');
    });

    it('stay rows where one alone is syntax, or one of them is open', () => {
      const tree = rowsOf({ id: 'root', childCount: 3 });
      expect(foldRows(tree, tree.root, 1)).toBe(tree);
      const open = openRow(tree, tree.root, field('big', 1, 5));
      expect(rowCount(foldRows(open, open.root, 2))).toBe(1 + 3 + 5);
    });
  });

  describe('whose last children have no rows', () => {
    /** Root of 6, of which [3] is open and has 2; the first `first` are one row, the last two none. */
    function folded(first: number): TreeRows {
      const tree = rowsOf({ id: 'root', childCount: 6 });
      const open = openRow(tree, tree.root, field('three', 3, 2));
      return foldRows(open, open.root, first, 2);
    }

    it('are found at the branch itself, or at the row of the first ones', () => {
      const tree = folded(0);
      expect(rowCount(tree)).toBe(1 + 6 + 2 - 2);
      expect(label(tree, rowCount(tree) - 1)).toBe('three[1]');
      expect([3, 4, 5].map((index) => rowOf(tree.root, index))).toEqual([4, 0, 0]);
      const both = folded(1);
      expect(rowCount(both)).toBe(1 + 6 + 2 - 2);
      expect(rowAt(both, 1)).toMatchObject({ index: 0, folded: 1 });
      expect([0, 1, 3, 4, 5].map((index) => rowOf(both.root, index))).toEqual([1, 2, 4, 1, 1]);
      expect(rowCount(folded(2))).toBe(1 + 6 + 2 - 2 - 1);
    });

    it('are rows of their own again when they are asked for, or one of them is opened', () => {
      const asked = folded(2);
      expect(rowCount(unfoldRows(asked, asked.root))).toBe(1 + 6 + 2);
      const opened = folded(2);
      const wide = openRow(opened, opened.root, field('five', 5, 3));
      expect(rowCount(wide)).toBe(1 + 6 + 2 + 3);
      expect(label(wide, rowCount(wide) - 1)).toBe('five[2]');
    });

    it('keep their rows where one of them is open', () => {
      const tree = rowsOf({ id: 'root', childCount: 4 });
      const open = openRow(tree, tree.root, field('last', 3, 5));
      expect(foldRows(open, open.root, 0, 1)).toBe(open);
      expect(rowCount(open)).toBe(1 + 4 + 5);
    });
  });

  it('open a chain 5,000 deep without recursion in the way', () => {
    let tree = rowsOf({ id: '0', childCount: 1 });
    let branch = tree.root;
    for (let depth = 1; depth <= 5_000; depth++) {
      tree = openRow(tree, branch, field(String(depth), 0, 1));
      const next = findOpen(branch, 0);
      if (!next) throw new Error(`not open at ${depth}`);
      branch = next;
    }
    expect(rowCount(tree)).toBe(5_002);
    expect(rowAt(tree, 5_001).depth).toBe(5_001);
    expect(rowOf(branch, 0)).toBe(5_001);
  });
});
