import { hexOffset } from '../../../base/offset.ts';
import { plural } from '../../../base/text.ts';
import type { Ground } from '../../../state/ground.ts';
import type { OpenTree } from '../../../state/openTree.ts';

/** Above bytes that were made of others: how, of which, and the way back there. */
export function SourceLine({ open, ground }: { readonly open: OpenTree; readonly ground: Ground }) {
  const { origin } = ground;
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
