import { wordsFor } from '../../../api/problem.ts';
import type { Dump } from '../../../api/types.ts';
import { useStore } from '../../../state/shell/react.ts';
import { compareWithEarlier, otherIncoming } from '../../../state/tree/otherVersion.ts';
import { PickDump } from '../PickDump.tsx';

type Props = { readonly dump: string; readonly onClose: () => void };

const mayBeStream = ({ format }: Dump) =>
  format === undefined || format === 'java_serialization' || format.startsWith('java_serialization:');

/** Asks for another stream, whose classes are compared. */
export function PickVersion({ dump, onClose }: Props) {
  return (
    <PickDump
      title="Compare with another stream"
      words="What changed in each class from one stream to the other: serialVersionUIDs, fields, superclasses."
      isOffered={(each) => each.id !== dump && mayBeStream(each)}
      onPick={compareWithEarlier}
      onClose={onClose}
    />
  );
}

/** How a file comes on that was chosen. */
export function VersionIncoming() {
  const sending = useStore(otherIncoming);
  if (!sending) return null;
  if (sending.kind === 'sending') {
    return (
      <span className="dim" role="status">
        Sending {sending.name}{' '}
        <button type="button" className="quiet" onClick={sending.cancel}>
          Cancel
        </button>
      </span>
    );
  }
  return (
    <p className="detail-error" role="alert">
      {sending.name}: {wordsFor(sending.error).title}. {wordsFor(sending.error).detail}
    </p>
  );
}
