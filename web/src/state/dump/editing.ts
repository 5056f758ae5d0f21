import { type Changes, editDump, type Original } from '../../api/edits.ts';
import type { Reading } from '../../api/types.ts';
import { keepList, keptList } from '../../base/session.ts';
import { plural } from '../../base/text.ts';
import { navigate, type Place, route } from '../address/route.ts';
import { say } from '../shell/notice.ts';
import type { OpenTree } from '../tree/openTree.ts';
import { replaceFile } from './openFiles.ts';

/** A dump as it is read, to come back to it. */
type Stage = { readonly dump: string; readonly reading: Reading };

/** An edit: the dump it was made of, with how many issues it had, the one that it made, what it was, and notes on it. */
type Step = {
  readonly before: Stage;
  readonly issues: number;
  readonly after: Stage;
  readonly words: string;
  readonly notes?: readonly string[];
};

const key = 'hexplain.edits';

/** Steps of this tab: they are gone when it is closed, the dumps stay on the server. */
const steps = (): Edits => keptList(key);

export type Edits = readonly Step[];

/** The edits that led to a dump, the first one first. */
export function editsOf(dump: string): Edits {
  const all = steps();
  const way: Step[] = [];
  for (let at = dump; ; ) {
    const step = all.findLast(({ after }) => after.dump === at);
    if (!step || way.includes(step)) return way.reverse();
    way.push(step);
    at = step.before.dump;
  }
}

/** What edits began with: what is inside the layers that were removed last, or the first dump. */
export function originalOf(edits: readonly Step[]): Original | undefined {
  const first = edits.findLast(({ before }) => before.reading.layers !== 'raw') ?? edits[0];
  return first && { dump: first.before.dump, layers: first.before.reading.layers };
}

/** How many issues a dump has that the original of the edits did not have; 0 where it has no more. */
export function brokenBy(edits: readonly Step[], issues: number): number {
  return Math.max(0, issues - (edits[0]?.issues ?? issues));
}

/** What was changed in the dump that an edit made: selected when that is on screen. */
let changed: { readonly dump: string; readonly path: string } | undefined;

/** The path of the value that an edit changed in a dump; told once. */
export function takeChanged(dump: string): string | undefined {
  if (changed?.dump !== dump) return undefined;
  const { path } = changed;
  changed = undefined;
  return path;
}

/** Edits the dump on screen, and shows the one that is made of it: what was changed, if that has a path, or the same place. */
export async function editOnScreen(open: OpenTree, changes: Changes, words: string, path?: string): Promise<void> {
  const { tree } = open;
  const edited = await editDump(tree.id, changes);
  const { format, layers, offset, endian } = edited;
  const before = stageOf(tree.dump.id, {
    format: tree.format,
    layers: tree.layers,
    start: tree.offset,
    endian: tree.endian ?? 'auto',
  });
  const after = stageOf(edited.dump.id, { format, layers, start: offset, endian });
  if (after.dump === before.dump) {
    say('These bytes are what they were.');
    return;
  }
  if (!editsOf(before.dump).some((step) => step.before.dump === after.dump))
    remember({ before, issues: tree.issueCount ?? 0, after, words, notes: edited.notes });
  changed = path === undefined ? undefined : { dump: after.dump, path };
  show(after, path === undefined ? lasting(open) : {});
  const followed = edited.edits.length - 1;
  say(followed > 0 ? `${words}. ${plural(followed, 'other field')} followed.` : `${words}.`);
}

const stageOf = (dump: string, reading: Reading): Stage => ({ dump, reading });

function remember(step: Step): void {
  keepList(key, [...steps(), step]);
}

/** Where the selection begins: ids of fields are of another tree. */
function lasting(open: OpenTree): Place {
  const selection = open.selection.get();
  return selection?.source === 0 ? { at: selection.start } : {};
}

function show({ dump, reading }: Stage, place: Place = {}): void {
  const now = route.get();
  const shown = now.view === 'inspect' && now.shown ? { shown: now.shown } : {};
  if (now.view === 'inspect') replaceFile(now.dump, dump);
  navigate({ view: 'inspect', dump, reading, place, ...shown }, 'push');
}

/** Shows the dump as it was before the last edit. */
export function undoEdit(open: OpenTree): void {
  const last = editsOf(open.tree.dump.id).at(-1);
  if (last) show(last.before, lasting(open));
  else say('No edit history.');
}

/** Shows what the last edit made of this dump. */
export function redoEdit(open: OpenTree): void {
  const next = steps().findLast(({ before }) => before.dump === open.tree.dump.id);
  if (next) show(next.after, lasting(open));
  else say('There is no edit of this dump to do again.');
}
