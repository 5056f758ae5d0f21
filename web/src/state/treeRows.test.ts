import { describe, expect, it } from 'vitest';
import { closeRow, findOpen, isOpen, openRow, rowAt, rowCount, rowOf, rowsOf, type TreeRows } from './treeRows.ts';

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
