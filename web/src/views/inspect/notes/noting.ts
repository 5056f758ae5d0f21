import type { Note } from '../../../api/types.ts';
import { navigate } from '../../../state/address/route.ts';
import { selectedRange } from '../../../state/dump/copying.ts';
import { say } from '../../../state/shell/notice.ts';
import { change } from '../../../state/shell/settings.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';

/** Begins a note about what is selected: a value, a field, or bytes. */
export async function beginNote(open: OpenTree): Promise<void> {
  await open.settled();
  const range = selectedRange(open);
  if (!range) {
    say('Select the bytes, the field or the value that the note is about.');
    return;
  }
  const { source, start, length } = range;
  const field = open.selection.get()?.field;
  const path = open.values?.detail.get()?.path || (field === undefined ? '' : open.detail.get()?.path);
  change({ detailOpen: true });
  open.notes.begin({ source, start, length }, path ?? '');
}

/** Selects the bytes of a note, in the layers that it was written in. */
export async function goToNote(open: OpenTree, note: Note): Promise<void> {
  if (!open.notes.isHere(note)) {
    const reading = { format: note.format, layers: note.layers, start: 0, endian: 'auto' } as const;
    navigate({ view: 'inspect', dump: open.tree.dump.id, reading, place: placeOf(note) });
    return;
  }
  try {
    await open.sources.fetch(note.source);
    if (note.path !== '' && note.format === open.tree.format) await open.jumpToPath(note.path);
    else if (note.length > 0) open.selectRange(note.offset, note.offset + note.length - 1, 'push');
    else await open.selectByte(note.offset, 'push');
  } catch (error) {
    open.failure.set(error);
  }
}

const placeOf = ({ source, offset, length }: Note) => ({
  at: offset,
  ...(length > 1 ? { to: offset + length - 1 } : {}),
  ...(source === 0 ? {} : { source }),
});
