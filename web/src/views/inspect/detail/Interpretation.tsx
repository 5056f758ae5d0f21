import { useEffect } from 'react';
import { hexOffset } from '../../../base/offset.ts';
import { plural } from '../../../base/text.ts';
import type { OpenTree } from '../../../state/openTree.ts';
import { usePages, useStore } from '../../../state/react.ts';
import { byteWindow, windowKeys } from '../../../state/spans.ts';
import { interpret, utf8 } from './interpret.ts';

const longestText = 256;

/** What the selected bytes would be as each basic type. */
export function Interpretation({ open }: { readonly open: OpenTree }) {
  const sourceView = useStore(open.sources.shown);
  const selected = useStore(open.selection);
  const selection = selected?.source === sourceView.source ? selected : undefined;
  usePages(sourceView.bytes);
  const start = selection?.start ?? 0;
  const length = selection?.length ?? 0;
  const from = selection?.field === undefined ? start : (selection?.cursor ?? start);
  const wanted = Math.min(Math.max(8, length), longestText, sourceView.size - start);
  useEffect(() => {
    sourceView.bytes.want('interpretation', windowKeys(start, start + wanted, byteWindow));
    return () => sourceView.bytes.want('interpretation', []);
  }, [sourceView, start, wanted]);

  if (!selection) return null;
  const readings = interpret(open.sources.bytesAt(from, 8));
  const text = utf8(open.sources.bytesAt(start, Math.min(length, longestText)));
  return (
    <section className="detail-section">
      <h3>
        Data inspector <span className="dim">from {hexOffset(from)}</span>
      </h3>
      <table className="readings">
        <thead>
          <tr>
            <th scope="col">type</th>
            <th scope="col">big-endian</th>
            <th scope="col">little-endian</th>
          </tr>
        </thead>
        <tbody>
          {readings.map(({ type, big, little }) => (
            <tr key={type}>
              <th scope="row">{type}</th>
              <td>{big}</td>
              <td>{big === little ? <span className="dim">same</span> : little}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {text !== undefined && length > 0 && (
        <p className="utf8">
          <span className="dim">UTF-8</span> <code>{text}</code>
          {length > longestText && <span className="dim"> first {plural(longestText, 'byte')}</span>}
        </p>
      )}
    </section>
  );
}
