import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { CodeOptions, CodeView, Complete, Diagnostic } from './codeView.ts';
import type { CodePlace } from './place.ts';
import './code.css';

export type CodeHandle = { readonly goTo: (place: CodePlace) => void; readonly focus: () => void };

type Props = {
  readonly label: string;
  /** What the editor shows at first, and whenever it becomes another text than the one last written in it. */
  readonly text: string;
  readonly readOnly?: boolean;
  readonly diagnostics?: readonly Diagnostic[];
  readonly defining?: number | undefined;
  readonly onText?: (text: string) => void;
  readonly onLine?: (line: number) => void;
  readonly complete?: Complete;
  /** Must stay the same while the editor is on screen. */
  readonly keys?: CodeOptions['keys'];
  readonly handle?: Ref<CodeHandle>;
};

const loadFailed = 'The editor could not be loaded. Reload the page to try again.\n\n';

/** A text editor for descriptors. Its code is fetched when it first appears; until then the text is there to read. */
export function CodeEditor(props: Props) {
  const { label, text, readOnly = false, diagnostics, defining, handle } = props;
  const host = useRef<HTMLDivElement>(null);
  const now = useRef(props);
  now.current = props;
  const [view, setView] = useState<CodeView>();
  const [failed, setFailed] = useState(false);
  const wanted = useRef<CodePlace>(undefined);

  useEffect(() => {
    let left = false;
    let opened: CodeView | undefined;
    import('./codeView.ts').then(
      ({ openCode }) => {
        const element = host.current;
        if (left || !element) return;
        const root = element.shadowRoot ?? element.attachShadow({ mode: 'open', delegatesFocus: true });
        opened = openCode(root, {
          label,
          readOnly,
          text: now.current.text,
          onText: (next) => {
            if (next !== now.current.text) now.current.onText?.(next);
          },
          onLine: (line) => now.current.onLine?.(line),
          complete: async (...where) => (await now.current.complete?.(...where)) ?? { from: 1, items: [] },
          keys: now.current.keys ?? {},
        });
        setView(opened);
      },
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [label, readOnly]);

  useEffect(() => view?.setText(text), [view, text]);
  useEffect(() => view?.showDiagnostics(diagnostics ?? []), [view, diagnostics]);
  useEffect(() => view?.setDefining(defining), [view, defining]);
  useEffect(() => {
    if (!view || !wanted.current) return;
    view.goTo(wanted.current);
    wanted.current = undefined;
  }, [view]);
  useImperativeHandle(
    handle,
    () => ({
      goTo: (place) => {
        if (view) view.goTo(place);
        else wanted.current = place;
      },
      focus: () => view?.focus(),
    }),
    [view],
  );

  return (
    <div className="code">
      <div className="code-host" ref={host} />
      {!view && (
        <textarea
          className="code-waiting"
          readOnly
          aria-label="Loading the editor"
          value={failed ? loadFailed + text : text}
        />
      )}
    </div>
  );
}
