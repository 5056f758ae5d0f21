import { getField, getFieldAt, getFieldByPath, getSource } from '../../api/trees.ts';
import type { Field, FieldDetail } from '../../api/types.ts';
import type { Selection } from '../address/selection.ts';
import { childWindow } from './openRows.ts';
import type { OpenTree } from './openTree.ts';
import { type Branch, findOpen, openRow } from './treeRows.ts';

/** How many open rows are looked for in a tree that takes another's place. */
const mostReopened = 100;

/** How far up a field is looked for whose own name is gone. */
const mostStepsUp = 8;

/**
 * A tree takes the place of another of the same bytes: it opens the rows that are open in `old`, selects what is
 * selected there, and has ready what is on screen.
 */
export async function restoreRows(next: OpenTree, old: OpenTree, signal: AbortSignal): Promise<void> {
  next.follows = true;
  const [sourceView, before] = [next.sources.shown.get(), old.sources.shown.get()];
  const stays = before.source === 0 && old.tree.layers === next.tree.layers && before.size === sourceView.size;
  if (stays) sourceView.bytes.inherit(before.bytes);
  const spans = before.source === 0 ? before.spans.wanted : [];
  await Promise.all([reopen(next, old), ...spans.map((key) => sourceView.spans.fetch(key))]);
  await reselect(next, old, signal);
}

async function reopen(next: OpenTree, old: OpenTree): Promise<void> {
  const { root } = next.fields.rows.get();
  await next.fields.children.fetch(`${root.id}/0`);
  const before = old.fields.rows.get().root;
  if (before.open.length === 0 || old.fields.root.get().id !== old.fields.top.id) return next.fields.openLargest();
  const pairs: [Branch, Branch][] = [[before, root]];
  for (let done = 0; done < pairs.length && done < mostReopened; done++) {
    const [from, to] = pairs[done] as [Branch, Branch];
    for (const branch of from.open) {
      const field = await namesake(next, to, old.fields.atRow(from, branch.index));
      if (field) next.fields.rows.set(openRow(next.fields.rows.get(), to, field));
      const opened = field && findOpen(to, field.index);
      if (opened) pairs.push([branch, opened]);
    }
  }
  await Promise.all(pairs.slice(0, mostReopened).map(([, { id }]) => next.fields.children.fetch(`${id}/0`)));
}

/** The child of the same name: at the same index, or among the first ones. */
async function namesake(next: OpenTree, parent: Branch, field: Field | undefined): Promise<Field | undefined> {
  if (!field) return undefined;
  const page = async (index: number) =>
    index < parent.childCount
      ? await next.fields.children.fetch(`${parent.id}/${Math.floor(index / childWindow)}`)
      : [];
  const same = (await page(field.index))[field.index % childWindow];
  if (same?.name === field.name) return same;
  return (await page(0)).find(({ name }) => name === field.name);
}

async function reselect(next: OpenTree, old: OpenTree, signal: AbortSignal): Promise<void> {
  const selection = old.selection.get();
  if (!selection || next.tree.size === 0) return;
  if (selection.field === undefined) return reselectRange(next, old, selection, signal);
  const path = await pathOf(old, selection.field, signal);
  const found = await counterpart(next, path, selection, signal);
  if (!found) return;
  const { offset, length, source } = found.field;
  const { cursor } = selection;
  const inside = source === selection.source && cursor >= offset && cursor < offset + length;
  next.present(found, inside ? cursor : undefined, 'none', old.place.at === undefined || !inside ? undefined : cursor);
}

async function reselectRange(next: OpenTree, old: OpenTree, range: Selection, signal: AbortSignal): Promise<void> {
  if (range.source !== 0) {
    const made = await getSource(next.tree.id, range.source, signal).catch(() => undefined);
    if (made?.layer !== old.sources.shown.get().origin?.layer || !made || !next.sources.stand(range.source, made))
      return;
  }
  next.selectRange(range.anchor, range.cursor, 'none');
}

/** The path of what is selected: its detail may not have arrived. */
async function pathOf(old: OpenTree, field: string, signal: AbortSignal): Promise<string> {
  const here = old.detail.get();
  if (here?.field.id === field) return here.path;
  return (await getField(old.tree.id, field, signal).catch(() => undefined))?.path ?? '';
}

/**
 * The field of that path; where it is gone, the one at the same byte. Bytes that were derived in the old tree are known by
 * nothing but the path that leads to them: what is nearest on it is taken, and among the same bytes again, the same byte.
 */
async function counterpart(
  next: OpenTree,
  path: string,
  { source, cursor }: Selection,
  signal: AbortSignal,
): Promise<FieldDetail | undefined> {
  const { id, size } = next.tree;
  const named = (at: string) => getFieldByPath(id, at, signal).catch(() => undefined);
  const same = path === '' ? undefined : await named(path);
  if (same) return same;
  if (source === 0) return getFieldAt(id, 0, Math.min(cursor, size - 1), signal);
  for (let up = outer(path), steps = 0; up !== '' && steps < mostStepsUp; up = outer(up), steps++) {
    const near = await named(up);
    if (!near) continue;
    const there = near.field.source === 0 ? undefined : getFieldAt(id, near.field.source, cursor, signal);
    return (await there?.catch(() => undefined)) ?? near;
  }
  return undefined;
}

/** `body.xor.words[3]` → `body.xor.words` → `body.xor` → `body` → nothing */
export function outer(path: string): string {
  return path.replace(/(^|\.)[^.[\]]*$|\[\d+\]$/, '');
}
