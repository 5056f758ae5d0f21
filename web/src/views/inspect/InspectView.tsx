import { useEffect, useState } from 'react';
import { ApiError, wordsFor } from '../../api/problem.ts';
import type { Reading } from '../../api/types.ts';
import { plural } from '../../base/text.ts';
import { type Loading, load, type Phase } from '../../state/loading.ts';
import { useStore } from '../../state/react.ts';
import { navigate, type Route } from '../../state/route.ts';
import { Banner } from '../../widgets/Banner.tsx';
import { Late } from '../../widgets/Late.tsx';
import { ReadingDialog } from './ReadingDialog.tsx';
import { TopBar } from './TopBar.tsx';
import { Workbench } from './Workbench.tsx';
import './inspect.css';

type InspectRoute = Extract<Route, { view: 'inspect' }>;

/** One dump, read one way. Everything about the tree itself is in the workbench. */
export function InspectView({ route }: { readonly route: InspectRoute }) {
  const { dump: id, reading } = route;
  const { format, dialect, start } = reading;
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` loads the same thing again
  useEffect(() => {
    const next = load(id, { format, dialect, start });
    setLoading(next);
    return () => next.close();
  }, [id, format, dialect, start, attempt]);
  return loading ? <Loaded loading={loading} route={route} onRetry={() => setAttempt(attempt + 1)} /> : null;
}

type LoadedProps = { readonly loading: Loading; readonly route: InspectRoute; readonly onRetry: () => void };

function Loaded({ loading, route, onRetry }: LoadedProps) {
  const { dump: id, reading } = route;
  const phase = useStore(loading.phase);
  const dump = useStore(loading.dump);
  const candidates = useStore(loading.candidates);
  const [choosing, setChoosing] = useState(false);
  const open = phase.kind === 'ready' ? phase.open : undefined;

  useEffect(() => {
    document.title = dump ? `${dump.name} · Hexplain` : 'Hexplain';
  }, [dump]);

  const choose = (next: Reading) => navigate({ view: 'inspect', dump: id, reading: next, place: {} });
  const current = open && { format: open.tree.format, dialect: open.tree.dialect, start: open.tree.offset };
  return (
    <div className="inspect">
      <TopBar dump={dump} coming={phase.kind !== 'failed'} tree={open?.tree} onReading={() => setChoosing(true)} />
      {open ? (
        <Workbench key={open.tree.id} open={open} route={route} onReading={() => setChoosing(true)} />
      ) : (
        <Waiting phase={phase} onCancel={loading.cancel} onRetry={onRetry} />
      )}
      {choosing && (
        <ReadingDialog
          reading={reading}
          current={current}
          candidates={candidates}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

type WaitingProps = { readonly phase: Phase; readonly onCancel: () => void; readonly onRetry: () => void };

function Waiting({ phase, onCancel, onRetry }: WaitingProps) {
  const home = (
    <a className="button" href="/">
      Open something else
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
      const { title, detail } = wordsFor(phase.error);
      const unknown = phase.error instanceof ApiError && phase.error.status === 404;
      return (
        <main className="waiting">
          <Banner
            title={unknown ? 'There is no dump at this address' : title}
            detail={
              unknown
                ? 'It may have been deleted, or the link may be cut short. Bring the bytes again and you get a new address.'
                : detail
            }
          >
            {unknown ? home : again}
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
            <Progress value={undefined} words="Asking the server" onCancel={onCancel} />
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
