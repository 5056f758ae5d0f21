import { getCapture, listBoundaries } from '../../api/captures.ts';
import { ApiError } from '../../api/problem.ts';
import type { Boundary, Tree } from '../../api/types.ts';
import { flowPlaceOf } from '../address/capturePlace.ts';

const pollMillis = 250;
const conflict = 409;

/** The packets that bytes of a tree came in; where the capture around them is not indexed, when it is. */
export async function loadBoundaries(
  tree: Tree,
  offset: number,
  length: number,
  signal: AbortSignal,
): Promise<readonly Boundary[]> {
  try {
    return await listBoundaries(tree.id, offset, length, signal);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === conflict)) throw error;
  }
  const layers = flowPlaceOf(tree.layers)?.layers ?? 'auto';
  while ((await getCapture({ dump: tree.dump.id, layers }, signal)).state === 'indexing') {
    await new Promise((resume) => setTimeout(resume, pollMillis));
  }
  return listBoundaries(tree.id, offset, length, signal);
}
