import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createStore } from '../../../base/store.ts';
import { route as here, type InspectRoute, navigate } from '../../../state/address/route.ts';
import { type Redecoding, redecode } from '../../../state/formats/redecoding.ts';
import type { Writing } from '../../../state/formats/writing.ts';
import { useStore } from '../../../state/shell/react.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { closeEditor } from '../useInspectActions.ts';
import { Workbench } from '../Workbench.tsx';
import { EditorPane } from './EditorPane.tsx';
import './beside.css';

type Props = {
  readonly writing: Writing;
  readonly route: InspectRoute;
  /** The tree from before there was text to decode with. */
  readonly base: OpenTree | undefined;
  /** What to show while there is neither. */
  readonly waiting: ReactNode;
  readonly onReading: () => void;
  readonly onShow: (open: OpenTree | undefined) => void;
};

const nothing = createStore<OpenTree | undefined>(undefined);
const fresh = createStore(false);

/** A dump beside the descriptor it is decoded with, again whenever the text has changed. */
export function BesideEditor({ writing, route, base, waiting, onReading, onShow }: Props) {
  const redecoding = useRedecoding(writing, route, base);
  const decoded = useStore(redecoding?.open ?? nothing);
  const stale = useStore(redecoding?.stale ?? fresh);
  const open = decoded ?? base;
  useEffect(() => onShow(open), [onShow, open]);
  const defining = useDefining(writing, open);
  const editor = (
    <EditorPane
      writing={writing}
      redecoding={redecoding}
      open={open}
      defining={defining}
      onSaved={savedAs}
      onClose={closeEditor}
    />
  );
  if (open) return <Workbench open={open} route={route} onReading={onReading} editor={editor} stale={stale} />;
  return (
    <div className="write-body">
      {editor}
      {waiting}
    </div>
  );
}

/** The dump is read as the format from now on, with or without the editor. */
function savedAs(id: string): void {
  const now = here.get();
  if (now.view !== 'inspect') return;
  navigate({ ...now, editing: id, reading: { ...now.reading, format: id } }, 'replace');
}

function useRedecoding(writing: Writing, route: InspectRoute, base: OpenTree | undefined): Redecoding | undefined {
  const { dump, reading } = route;
  const { layers, start, endian } = reading;
  const [redecoding, setRedecoding] = useState<Redecoding>();
  const now = useRef({ base, reading });
  now.current = { base, reading };
  useEffect(() => {
    const { layers, start, endian } = now.current.reading;
    const next = redecode(writing, dump, { layers, start, endian }, () => now.current.base);
    setRedecoding(next);
    return () => next.close();
  }, [writing, dump]);
  useEffect(() => redecoding?.read({ layers, start, endian }), [redecoding, layers, start, endian]);
  return redecoding;
}

/** The line that defines the selected field, where that is in the text on screen. */
function useDefining(writing: Writing, open: OpenTree | undefined): number | undefined {
  const detail = useStore(open?.detail ?? noDetail);
  const verdict = useStore(writing.verdict);
  const defined = detail?.defined;
  if (!defined || !open) return undefined;
  const own = [open.tree.format, writing.format(), verdict?.draft.id, verdict?.draft.draft];
  return own.includes(defined.format) ? defined.line : undefined;
}

const noDetail: OpenTree['detail'] = createStore(undefined as ReturnType<OpenTree['detail']['get']>);
