import { useCallback } from 'react';
import { getInstances } from '../../../api/trees.ts';
import type { ClassDescriptor } from '../../../api/types.ts';
import { shortNames } from '../../../base/text.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { FieldList } from './FieldList.tsx';

/** The class the selected object belongs to, as the writer knew it. */
export function ClassCard({ open, described }: { readonly open: OpenTree; readonly described: ClassDescriptor }) {
  const { name, displayName, serialVersionUID, flags, proxyInterfaces, handle, field, fields, superClass } = described;
  const tree = open.tree.id;
  const load = useCallback(
    (from: number, limit: number, signal?: AbortSignal) => getInstances(tree, handle.id, { from, limit }, signal),
    [tree, handle.id],
  );
  return (
    <section className="detail-section">
      <h3>Class</h3>
      <button type="button" className="link-row link-target" onClick={() => void open.jumpTo(field)}>
        <span className="link-name" title={displayName ?? name}>
          {shortNames(displayName ?? name, 28)}
        </span>
        <span className="handle">#{handle.number}</span>
      </button>
      <dl className="facts">
        {serialVersionUID !== undefined && <Fact name="serialVersionUID" value={serialVersionUID} />}
        <Fact name="flags" value={flags.join(' | ') || 'none'} />
        {proxyInterfaces && proxyInterfaces.length > 0 && <Fact name="implements" value={proxyInterfaces.join(', ')} />}
        {superClass && (
          <>
            <dt>super</dt>
            <dd>
              <button
                type="button"
                className="link"
                title={superClass.name}
                onClick={() => void open.jumpTo(superClass.field)}
              >
                {shortNames(superClass.name, 24)}
              </button>
            </dd>
          </>
        )}
      </dl>
      {fields.length > 0 && (
        <ul className="class-fields">
          {fields.map((each) => (
            <li key={each.name}>
              <code className="dim">{each.type}</code> <code>{each.name}</code>
            </li>
          ))}
        </ul>
      )}
      <FieldList key={handle.id} title="Objects of this class" load={load} onPick={(id) => void open.jumpTo(id)} />
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </>
  );
}
