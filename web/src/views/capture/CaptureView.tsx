import { useEffect, useState } from 'react';
import { wordsForDump } from '../../api/problem.ts';
import { byteSize } from '../../base/text.ts';
import { addressOf, type CaptureRoute } from '../../state/address/route.ts';
import { type CaptureLoading, type CapturePhase, loadCapture } from '../../state/capture/capture.ts';
import { nameFile } from '../../state/dump/openFiles.ts';
import { useBack } from '../../state/shell/reachable.ts';
import { useStore } from '../../state/shell/react.ts';
import { Banner } from '../../widgets/Banner.tsx';
import { Brand } from '../../widgets/Brand.tsx';
import { Late } from '../../widgets/Late.tsx';
import { Capturing } from './Capturing.tsx';
import { bytesOfFile } from './places.ts';
import './capture.css';

/** A capture of network traffic: its flows and packets, when they came, and the conversations in it. */
export function CaptureView({ route }: { readonly route: CaptureRoute }) {
  const { dump, layers } = route;
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<CaptureLoading>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` loads the same thing again
  useEffect(() => {
    const loading = loadCapture({ dump, layers });
    setLoading(loading);
    return () => loading.close();
  }, [dump, layers, attempt]);
  if (!loading) return null;
  return <Loaded loading={loading} route={route} onRetry={() => setAttempt(attempt + 1)} />;
}

type LoadedProps = {
  readonly loading: CaptureLoading;
  readonly route: CaptureRoute;
  readonly onRetry: () => void;
};

function Loaded({ loading, route, onRetry }: LoadedProps) {
  const phase = useStore(loading.phase);
  const capture = captureOf(phase);
  useEffect(() => {
    if (capture) nameFile(capture.dump.id, capture.dump.name);
    document.title = capture ? `${capture.dump.name} · Hexplain` : 'Capture · Hexplain';
  }, [capture]);
  return (
    <div className="capture">
      <header className="top-bar">
        <Brand />
        <h1 className="dump-name" title={capture ? `SHA-256 ${capture.dump.sha256}` : undefined}>
          {capture?.dump.name ?? (phase.kind === 'failed' ? 'Capture' : <span className="skeleton">a capture</span>)}
        </h1>
        {capture && <span className="dim">{byteSize(capture.dump.size)}</span>}
        <nav className="main-nav" aria-label="Views of this dump">
          <a href={addressOf(route)} aria-current="page">
            Capture
          </a>
          <a href={addressOf(bytesOfFile(route))}>Bytes of the file</a>
        </nav>
      </header>
      {phase.kind === 'ready' ? (
        <Capturing open={phase.open} route={route} />
      ) : (
        <Waiting phase={phase} route={route} onRetry={onRetry} />
      )}
    </div>
  );
}

function captureOf(phase: CapturePhase) {
  if (phase.kind === 'ready') return phase.open.capture;
  return phase.kind === 'indexing' ? phase.capture : undefined;
}

type WaitingProps = {
  readonly phase: Exclude<CapturePhase, { kind: 'ready' }>;
  readonly route: CaptureRoute;
  readonly onRetry: () => void;
};

function Waiting({ phase, route, onRetry }: WaitingProps) {
  useBack(phase.kind === 'failed' ? phase.error : undefined, onRetry);
  switch (phase.kind) {
    case 'asking':
      return (
        <main className="waiting">
          <Late>
            <p className="dim">Loading…</p>
          </Late>
        </main>
      );
    case 'indexing': {
      const words = `Finding the conversations in ${byteSize(phase.capture.dump.size)}`;
      return (
        <main className="waiting" role="status">
          <p>
            {words} <span className="dim">{Math.floor(phase.progress * 100)}%</span>
          </p>
          <progress value={phase.progress} max={1} aria-label={words} />
          <a className="link" href={addressOf(bytesOfFile(route))}>
            Show the bytes meanwhile
          </a>
        </main>
      );
    }
    case 'failed': {
      const { title, detail, absent } = wordsForDump(phase.error);
      return (
        <main className="waiting">
          <Banner title={title} detail={detail}>
            {absent ? (
              <a className="button" href="/">
                Open another dump
              </a>
            ) : (
              <>
                <button type="button" className="button" onClick={onRetry}>
                  Try again
                </button>
                <a className="button" href={addressOf(bytesOfFile(route))}>
                  Bytes of the file
                </a>
              </>
            )}
          </Banner>
        </main>
      );
    }
  }
}
