import { navigate, route } from '../address/route.ts';
import { say } from '../shell/notice.ts';
import type { OpenTree } from '../tree/openTree.ts';

/** Decodes the dump again in the other byte order, where its format leaves that open. */
export function swapByteOrder(open: OpenTree): void {
  const { endian, formatTitle } = open.tree;
  const now = route.get();
  if (now.view !== 'inspect') return;
  if (endian === undefined) {
    say(`${formatTitle} defines its own byte order. Shift E swaps the byte order of a single number.`);
    return;
  }
  const other = endian === 'big' ? 'little' : 'big';
  navigate({ ...now, reading: { ...now.reading, endian: other } }, 'replace');
}
