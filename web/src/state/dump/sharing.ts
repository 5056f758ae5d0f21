import { bundleAddress, notesAddress, reportAddress } from '../../api/notes.ts';
import type { OpenTree } from '../tree/openTree.ts';
import { saveAnswer } from './files.ts';

/** What of a dump on screen is kept as a file, to be read elsewhere. */
export type Shared = 'notes' | 'bundle' | 'markdown' | 'html' | 'svg';

/** Keeps it as a file of that kind, named after the dump. */
export async function share(open: OpenTree, what: Shared): Promise<void> {
  const { id, dump } = open.tree;
  const [address, ending] = fileOf(id, dump.id, what);
  await saveAnswer(address, `${dump.name}.${ending}`);
}

function fileOf(tree: string, dump: string, what: Shared): readonly [string, string] {
  switch (what) {
    case 'notes':
      return [notesAddress(dump), 'notes.json'];
    case 'bundle':
      return [bundleAddress(tree), 'hexplain'];
    case 'markdown':
      return [reportAddress(tree, what), 'md'];
    case 'html':
    case 'svg':
      return [reportAddress(tree, what), what];
  }
}
