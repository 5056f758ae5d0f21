import { hexOffset } from '../../../base/offset.ts';
import { plural } from '../../../base/text.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import type { SourceView } from '../../../state/tree/sourceView.ts';

/** Above bytes that were made of others: how, of which, and the way back there. */
export function SourceLine({ open, sourceView }: { readonly open: OpenTree; readonly sourceView: SourceView }) {
  const { origin } = sourceView;
  if (!origin) return null;
  return (
    <p className="hex-source">
      <span>
        <strong>Source {origin.number}</strong>: {plural(origin.size, 'byte')}, made by <code>{origin.layer}</code> from{' '}
        {plural(origin.length, 'byte')} at <code>{hexOffset(origin.offset)}</code>
        {origin.from === 0 ? '' : ` of source ${origin.from}`}
      </span>
      <button type="button" className="link" onClick={() => void open.leaveSource()}>
        Back to the source they were derived from
      </button>
    </p>
  );
}
