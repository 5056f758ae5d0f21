import type { Hit } from '../../api/types.ts';
import type { OpenTree } from './openTree.ts';

/** Shows the next hit of the search, or the one before. */
export async function stepHit(open: OpenTree, by: 1 | -1): Promise<void> {
  await show(open, await open.search.step(by));
}

/** Shows a hit by its number. */
export async function goToHit(open: OpenTree, number: number): Promise<void> {
  await show(open, open.search.goTo(number));
}

/** Of a name or a value its field, of bytes the field that they begin in, with the cursor on the first of them. */
async function show(open: OpenTree, hit: Hit | undefined): Promise<void> {
  if (!hit) return;
  if (hit.bytes === '' && hit.field !== undefined) return open.jumpTo(hit.field);
  try {
    await open.sources.fetch(hit.source);
    await open.selectByte(hit.offset, 'replace');
  } catch (error) {
    open.failure.set(error);
  }
}
