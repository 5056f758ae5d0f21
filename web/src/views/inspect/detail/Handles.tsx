import { useCallback } from 'react';
import { getReferences } from '../../../api/trees.ts';
import type { FieldDetail, HandleRef } from '../../../api/types.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { valueWords } from '../valueWords.ts';
import { FieldList } from './FieldList.tsx';

type Props = { readonly open: OpenTree; readonly detail: FieldDetail };

/** Where a reference leads, and who refers to what this field defines. */
export function Handles({ open, detail }: Props) {
  const { defines, refersTo } = detail.field;
  if (!defines && !refersTo) return null;
  return (
    <section className="detail-section">
      <h3>Handle</h3>
      {refersTo && <Target open={open} detail={detail} handle={refersTo} />}
      {defines && <Definition open={open} handle={defines} />}
    </section>
  );
}

function Target({ open, detail, handle }: Props & { readonly handle: HandleRef }) {
  const { target } = detail;
  if (handle.id < 0) {
    return (
      <p>
        Refers to <span className="handle">#{handle.number}</span>, which is not defined before this.
      </p>
    );
  }
  return (
    <button type="button" className="link-row link-target" onClick={() => void open.jumpToHandle(handle.id)}>
      <Icon name="jump" />
      <span className="handle">#{handle.number}</span>
      <span className="link-name">{target?.name ?? 'its definition'}</span>
      <span className="dim">{target ? valueWords(target) || target.type : ''}</span>
    </button>
  );
}

function Definition({ open, handle }: { readonly open: OpenTree; readonly handle: HandleRef }) {
  const tree = open.tree.id;
  const load = useCallback(
    (from: number, limit: number, signal?: AbortSignal) => getReferences(tree, handle.id, { from, limit }, signal),
    [tree, handle.id],
  );
  return (
    <>
      <p>
        Defines <span className="handle">#{handle.number}</span>
        {handle.epoch > 0 && <span className="dim"> after reset {handle.epoch}</span>}
      </p>
      <FieldList key={handle.id} title="Referred to by" load={load} onPick={(field) => void open.jumpTo(field)} />
    </>
  );
}
