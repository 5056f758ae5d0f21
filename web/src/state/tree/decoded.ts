import { decode } from '../../api/dumps.ts';
import { getTree } from '../../api/trees.ts';
import type { Field, Reading, Tree } from '../../api/types.ts';

const pollMillis = 250;

/**
 * The tree of a dump, when it is decoded.
 *
 * @param onTree called with it as it is after each question
 */
export async function decoded(
  dump: string,
  reading: Reading,
  signal: AbortSignal,
  onTree: (tree: Tree) => void = () => undefined,
): Promise<Tree & { readonly root: Field }> {
  let tree = await decode(dump, reading, signal);
  onTree(tree);
  while (tree.state === 'decoding') {
    await new Promise((resume) => setTimeout(resume, pollMillis));
    tree = await getTree(tree.id, signal);
    onTree(tree);
  }
  const { root } = tree;
  if (tree.state === 'failed' || !root) throw new Error(tree.detail ?? 'The dump could not be decoded');
  return { ...tree, root };
}
