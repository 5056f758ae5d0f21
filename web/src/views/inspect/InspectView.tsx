import { useEffect, useMemo, useRef, useState } from 'react';
import { wordsForDump } from '../../api/problem.ts';
import type { Dump, Reading } from '../../api/types.ts';
import { plural } from '../../base/text.ts';
import { type InspectRoute, navigate } from '../../state/address/route.ts';
import { type CaptureOf, captureOf, isParquetHead, useHead } from '../../state/capture/captureOf.ts';
import { takeChanged } from '../../state/dump/editing.ts';
import { type Loading, load, type Phase } from '../../state/dump/loading.ts';
import { nameFile } from '../../state/dump/openFiles.ts';
import { remember } from '../../state/dump/recentParts.ts';
import { useWriting } from '../../state/formats/useWriting.ts';
import { type Action, useActions } from '../../state/shell/actions.ts';
import { useBack } from '../../state/shell/reachable.ts';
import { useStore } from '../../state/shell/react.ts';
import type { OpenTree } from '../../state/tree/openTree.ts';
import { Banner } from '../../widgets/Banner.tsx';
import { Late } from '../../widgets/Late.tsx';
import { MainBar } from '../../widgets/MainBar.tsx';
import { BesideEditor } from './editor/BesideEditor.tsx';
import { FormatDialog } from './FormatDialog.tsx';
import { TopBar } from './TopBar.tsx';
import { Workbench } from './Workbench.tsx';
import './inspect.css';

/** One dump, read one way. Everything about the tree itself is in the workbench. */
export function InspectView({ route }: { readonly route: InspectRoute }) {
  const { dump: id, reading, editing } = route;
  const { format, layers, start, endian } = reading;
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>();
  const onScreen = useRef<OnScreen>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` loads the same thing again
  useEffect(() => {
    const next = { format, layers, start, endian };
    const last = onScreen.current;
    const stays = last?.dump === id && sameBytes(last.reading, next, editing !== undefined);
    onScreen.current = { dump: id, reading: next, open: stays ? last.open : undefined };
    const loading = load(id, next, onScreen.current.open);
    setLoading(loading);
    return () => loading.close();
  }, [id, format, layers, start, endian, attempt]);
  if (!loading) return null;
  return (
    <Loaded
      loading={loading}
      route={route}
      onShow={(open) => {
        if (onScreen.current) onScreen.current = { ...onScreen.current, open };
      }}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

type OnScreen = { readonly dump: string; readonly reading: Reading; readonly open: OpenTree | undefined };

/** Whether a tree may stay on screen until another takes its place, because it is the same but for byte order. */
function sameBytes(a: Reading, b: Reading, anyFormat: boolean): boolean {
  return a.layers === b.layers && a.start === b.start && (anyFormat || a.format === b.format);
}

type LoadedProps = {
  readonly loading: Loading;
  readonly route: InspectRoute;
  readonly onShow: (open: OpenTree | undefined) => void;
  readonly onRetry: () => void;
};

function Loaded({ loading, route, onShow, onRetry }: LoadedProps) {
  const { dump: id, reading, editing } = route;
  const phase = useStore(loading.phase);
  const dump = useStore(loading.dump);
  const candidates = useStore(loading.candidates);
  const space = useSpace(id, dump);
  const writing = useWriting(space !== undefined || phase.kind === 'failed' ? editing : undefined, space);
  const [choosing, setChoosing] = useState(false);
  const [tried, setTried] = useState<OpenTree>();
  const open = phase.kind === 'ready' ? phase.open : undefined;
  const head = useHead(open?.tree);
  const capture = captureOf(open?.tree, head);
  const isTable = head !== undefined && isParquetHead(head) && open?.tree.layers === 'raw';
  useCaptureAction(capture);
  useEffect(() => onShow(open), [onShow, open]);
  useEffect(() => {
    if (!open) return;
    remember(open.tree);
    const changed = takeChanged(open.tree.dump.id);
    if (changed !== undefined) void open.jumpToValue(changed, 'replace');
  }, [open]);

  useEffect(() => {
    if (dump) nameFile(dump.id, dump.name);
    document.title = dump ? `${dump.name} · Hexplain` : 'Hexplain';
  }, [dump]);

  const choose = (next: Reading) =>
    navigate({ view: 'inspect', dump: id, reading: { ...next, endian: 'auto' }, place: {} });
  const current = open && { ...reading, format: open.tree.format, layers: open.tree.layers, start: open.tree.offset };
  const onReading = () => setChoosing(true);
  const waiting = <Waiting phase={phase} onCancel={loading.cancel} onRetry={onRetry} />;
  return (
    <div className="inspect">
      {phase.kind === 'failed' && !dump ? (
        <MainBar />
      ) : (
        <TopBar
          dump={dump}
          coming={phase.kind !== 'failed'}
          tree={(writing ? (tried ?? open) : open)?.tree}
          capture={capture}
          isTable={isTable}
          onReading={onReading}
        />
      )}
      {writing ? (
        <BesideEditor
          writing={writing}
          route={route}
          base={open}
          waiting={waiting}
          onReading={onReading}
          onShow={setTried}
        />
      ) : open ? (
        <Workbench open={open} route={route} onReading={onReading} />
      ) : (
        waiting
      )}
      {choosing && (
        <FormatDialog
          reading={reading}
          current={current}
          candidates={candidates}
          dump={dump}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

/** The space of a dump, also while it is loaded again to be read in another way; undefined until it is known. */
function useSpace(id: string, dump: Dump | undefined): string | undefined {
  const last = useRef(dump);
  if (dump) last.current = dump;
  return last.current?.id === id ? last.current.space : undefined;
}

function useCaptureAction(capture: CaptureOf | undefined): void {
  const latest = useRef(capture);
  latest.current = capture;
  const offered = capture !== undefined;
  const list = useMemo((): Action[] => {
    const run = () => latest.current && navigate(latest.current.route);
    return offered ? [{ group: 'Inspect', title: 'Conversations of the capture', keys: ['v'], run }] : [];
  }, [offered]);
  useActions(list);
}

type WaitingProps = { readonly phase: Phase; readonly onCancel: () => void; readonly onRetry: () => void };

function Waiting({ phase, onCancel, onRetry }: WaitingProps) {
  useBack(phase.kind === 'failed' ? phase.error : undefined, onRetry);
  const home = (
    <a className="button" href="/">
      Open another dump
    </a>
  );
  const again = (
    <>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
      {home}
    </>
  );
  switch (phase.kind) {
    case 'failed': {
      const { title, detail, absent } = wordsForDump(phase.error);
      return (
        <main className="waiting">
          <Banner title={title} detail={detail}>
            {absent ? home : again}
          </Banner>
        </main>
      );
    }
    case 'cancelled':
      return (
        <main className="waiting">
          <p>Decoding was stopped. The dump is still here.</p>
          <div className="banner-actions">{again}</div>
        </main>
      );
    case 'decoding':
      return (
        <Progress
          value={phase.tree.progress}
          words={`Decoding ${plural(phase.tree.size, 'byte')}`}
          onCancel={onCancel}
        />
      );
    case 'asking':
      return (
        <main className="waiting">
          <Late>
            <Progress value={undefined} words="Loading" onCancel={onCancel} />
          </Late>
        </main>
      );
    case 'ready':
      return null;
  }
}

function Progress({ value, words, onCancel }: { value: number | undefined; words: string; onCancel: () => void }) {
  return (
    <div className="waiting" role="status">
      <p>
        {words}
        {value !== undefined && <span className="dim"> {Math.floor(value * 100)}%</span>}
      </p>
      <progress value={value} max={1} aria-label={words} />
      <button type="button" className="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
