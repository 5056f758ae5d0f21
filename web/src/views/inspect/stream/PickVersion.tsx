import { useEffect, useState } from 'react';
import { listDumps } from '../../../api/dumps.ts';
import { wordsFor } from '../../../api/problem.ts';
import type { Dump } from '../../../api/types.ts';
import { ago, byteSize } from '../../../base/text.ts';
import { compareWith, compareWithFile, otherIncoming } from '../../../state/otherVersion.ts';
import { useStore } from '../../../state/react.ts';
import { Dialog } from '../../../widgets/Dialog.tsx';
import { FilePicker } from '../../../widgets/FilePicker.tsx';

type Props = { readonly dump: string; readonly onClose: () => void };

const mayBeStream = ({ format }: Dump) =>
  format === undefined || format === 'java_serialization' || format.startsWith('java_serialization:');

/** Asks for another stream: a file, or one of the recent dumps. */
export function PickVersion({ dump, onClose }: Props) {
  const [recent, setRecent] = useState<readonly Dump[]>([]);
  const sending = useStore(otherIncoming);
  useEffect(() => {
    // A file can be chosen without the list.
    listDumps().then(
      ({ items }) => setRecent(items.filter((each) => each.id !== dump && mayBeStream(each)).slice(0, 20)),
      () => undefined,
    );
  }, [dump]);
  const choose = (file: File) => {
    onClose();
    void compareWithFile(file);
  };
  return (
    <Dialog title="Compare with another stream" onClose={onClose}>
      <h2>Compare with another stream</h2>
      <p>What changed in each class from one stream to the other: serialVersionUIDs, fields, superclasses.</p>
      <p>
        <FilePicker label="Another stream" onFile={choose}>
          {(pick) => (
            <button
              type="button"
              className="button button-primary"
              onClick={pick}
              disabled={sending?.kind === 'sending'}
            >
              Choose a file
            </button>
          )}
        </FilePicker>
      </p>
      {recent.length > 0 && (
        <>
          <h3>Recent dumps</h3>
          <ul className="rows version-dumps">
            {recent.map((each) => (
              <li key={each.id}>
                <button
                  type="button"
                  className="row"
                  onClick={() => {
                    onClose();
                    compareWith({ dump: each.id, is: 'before' });
                  }}
                >
                  <span className="row-title">{each.name}</span>
                  <span className="row-size">{byteSize(each.size)}</span>
                  <span className="row-doc">{ago(new Date(each.createdAt), new Date())}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
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
