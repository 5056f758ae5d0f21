import { type ReactNode, useEffect, useState } from 'react';
import { listDumps } from '../../api/dumps.ts';
import type { Dump } from '../../api/types.ts';
import { ago, byteSize } from '../../base/text.ts';
import { useStore } from '../../state/shell/react.ts';
import { compareWithFile, otherIncoming } from '../../state/tree/otherVersion.ts';
import { Dialog } from '../../widgets/Dialog.tsx';
import { FilePicker } from '../../widgets/FilePicker.tsx';

type Props = {
  readonly title: string;
  /** What comparing tells. */
  readonly words: string;
  readonly isOffered: (dump: Dump) => boolean;
  /** Called with the id of a dump. */
  readonly onPick: (dump: string) => void;
  readonly onClose: () => void;
  /** Another way to name it. */
  readonly children?: ReactNode;
};

const mostOffered = 20;

/** Asks for another dump to compare with: a file, or one of the recent dumps. */
export function PickDump({ title, words, isOffered, onPick, onClose, children }: Props) {
  const [recent, setRecent] = useState<readonly Dump[]>([]);
  const sending = useStore(otherIncoming);
  useEffect(() => {
    // A file can be chosen without the list.
    listDumps().then(
      ({ items }) => setRecent(items),
      () => undefined,
    );
  }, []);
  const offered = recent.filter(isOffered).slice(0, mostOffered);
  const choose = (file: File) => {
    onClose();
    void compareWithFile(file, onPick);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <h2>{title}</h2>
      <p>{words}</p>
      <p>
        <FilePicker label="Another file" onFile={choose}>
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
      {children}
      {offered.length > 0 && (
        <>
          <h3>Recent dumps</h3>
          <ul className="rows version-dumps">
            {offered.map((each) => (
              <li key={each.id}>
                <button
                  type="button"
                  className="row"
                  onClick={() => {
                    onClose();
                    onPick(each.id);
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
