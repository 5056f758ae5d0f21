import { useEffect, useState } from 'react';
import { diagnose } from '../api/previews.ts';
import { wasAborted, wordsFor } from '../api/problem.ts';
import type { Diagnosis as Found } from '../api/types.ts';
import { useStore } from '../state/shell/react.ts';
import { explaining, onScreen } from '../state/tree/explaining.ts';
import { Diagnosis } from '../widgets/Diagnosis.tsx';
import { Dialog } from '../widgets/Dialog.tsx';
import './explain.css';

const restMillis = 150;

/** Longer texts are cut to their end, where the innermost cause stands. */
const longest = 200_000;

/** Says what the message of an exception means; with a tree on screen, where to look in it. */
export function ExplainDialog() {
  return useStore(explaining) ? <Explain onClose={() => explaining.set(false)} /> : null;
}

function Explain({ onClose }: { readonly onClose: () => void }) {
  const open = useStore(onScreen);
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Found[]>();
  const [failure, setFailure] = useState<unknown>();
  const tree = open?.tree.id;
  useEffect(() => {
    if (text.trim() === '') return setFound(undefined);
    const asking = new AbortController();
    const timer = setTimeout(() => {
      diagnose(text.slice(-longest), tree, asking.signal).then(
        (all) => {
          setFound(all);
          setFailure(undefined);
        },
        (error: unknown) => wasAborted(error) || setFailure(error),
      );
    }, restMillis);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, tree]);
  return (
    <Dialog title="Explain a message" onClose={onClose} wide>
      <h2>Explain a message</h2>
      <textarea
        className="text-area"
        aria-label="A message or a stack trace"
        placeholder={'java.io.StreamCorruptedException: invalid type code: AC\n\tat java.io.ObjectInputStream…'}
        rows={5}
        spellCheck={false}
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {failure !== undefined && <p className="detail-error">{wordsFor(failure).title}</p>}
      <div role="status" className="explain-found">
        {!found && (
          <p className="dim">
            The message of an exception, a stack trace or lines of a log.
            {open && ' It is compared with the bytes that are open.'}
          </p>
        )}
        {found?.length === 0 && (
          <p className="dim">
            No known message was found. Paste the exception's class and the message that follows it.
          </p>
        )}
        {found?.map((each) => (
          <Diagnosis
            key={each.id}
            explained={each}
            {...(open
              ? {
                  onField: (id: string) => {
                    onClose();
                    void open.jumpTo(id);
                  },
                }
              : {})}
          />
        ))}
      </div>
    </Dialog>
  );
}
