import { useMemo, useState } from 'react';
import { plural } from '../../../base/text.ts';
import { brokenBy, editsOf, redoEdit, undoEdit } from '../../../state/dump/editing.ts';
import { againstDump, compareAgainst } from '../../../state/tree/differing.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { Line } from '../../../widgets/Prose.tsx';
import './editedBar.css';
import { SavePalette } from './SavePalette.tsx';

/** That the dump on screen is an edited one, and what can be done with it. */
export function EditedBar({ open }: { readonly open: OpenTree }) {
  const { dump } = open.tree;
  const edits = useMemo(() => editsOf(dump.id), [dump.id]);
  const [saving, setSaving] = useState(false);
  const [first] = edits;
  if (!first) return null;
  const broken = brokenBy(edits, open.tree.issueCount ?? 0);
  return (
    <section className="edited-bar" aria-label="Edits">
      <Icon name="edit" />
      <span title={edits.map(({ words }) => words).join('\n')}>
        Edited: {plural(edits.length, 'change')}. The original stays as it is.
      </span>
      {broken > 0 && (
        <span className="edited-broken" role="status">
          <Icon name="warning" className="icon-warning" /> Broken by it: {plural(broken, 'more issue')} than the
          original.
        </span>
      )}
      {[...new Set(edits.flatMap(({ notes = [] }) => notes))].map((note) => (
        <span key={note} className="edited-note" role="status">
          <Icon name="warning" className="icon-warning" /> <Line text={note} />
        </span>
      ))}
      <span className="edited-actions">
        <button type="button" className="quiet" title="Ctrl+Z" onClick={() => undoEdit(open)}>
          Undo
        </button>
        <button type="button" className="quiet" title="Ctrl+Shift+Z" onClick={() => redoEdit(open)}>
          Redo
        </button>
        <button type="button" className="quiet" onClick={() => compareAgainst(againstDump(first.before.dump))}>
          Compare with the original
        </button>
        <button type="button" className="quiet" onClick={() => setSaving(true)}>
          <Icon name="download" /> Download
        </button>
      </span>
      {saving && <SavePalette open={open} edits={edits} onClose={() => setSaving(false)} />}
    </section>
  );
}
