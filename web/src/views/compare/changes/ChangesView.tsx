import { useEffect, useMemo, useState } from 'react';
import { wordsFor } from '../../../api/problem.ts';
import { count, plural } from '../../../base/text.ts';
import type { ChangesShown } from '../../../state/address/changesShown.ts';
import { liveFlexibility, type Matrix, type Tried } from '../../../state/compare/flexibility.ts';
import { type Action, useActions } from '../../../state/shell/actions.ts';
import { useStore } from '../../../state/shell/react.ts';
import { Late } from '../../../widgets/Late.tsx';
import { MainBar } from '../../../widgets/MainBar.tsx';
import { RetryBanner } from '../../../widgets/RetryBanner.tsx';
import { CompareNav } from '../CompareNav.tsx';
import { ChangesTools } from './ChangesTools.tsx';
import { show } from './changing.ts';
import { HeatGrid } from './HeatGrid.tsx';
import { type HeatMap, heatMapOf } from './heatMap.ts';
import { PairPanel } from './PairPanel.tsx';
import './changes.css';

/** What codecs make of bytes whose classes have changed: all of it as a heat map, and one pair closely. */
export function ChangesView({ shown }: { readonly shown: ChangesShown }) {
  const [live] = useState(() => liveFlexibility());
  const tried = useStore(live.tried);
  useEffect(() => {
    document.title = 'When classes change · Hexplain';
    live.start();
    return live.stop;
  }, [live]);
  useChangesActions();
  return (
    <div className="open">
      <MainBar current="compare">
        <CompareNav current="changes" />
      </MainBar>
      <main className="changes">
        <h1 className="visually-hidden">When classes change</h1>
        {tried.state === 'failed' && <Failure error={tried.error} onAgain={live.start} />}
        {tried.matrix && <Changes matrix={tried.matrix} tried={tried} shown={shown} />}
        {!tried.matrix && tried.state === 'running' && (
          <div className="waiting">
            <Late>
              <p className="dim">Trying codecs…</p>
            </Late>
          </div>
        )}
      </main>
    </div>
  );
}

type ChangesProps = { readonly matrix: Matrix; readonly tried: Tried; readonly shown: ChangesShown };

function Changes({ matrix, tried, shown }: ChangesProps) {
  const map = useMemo(() => heatMapOf(matrix, shown), [matrix, shown]);
  const isEmpty = map.rows.length === 0 || map.columns.length === 0;
  return (
    <>
      <ChangesTools matrix={matrix} map={map} shown={shown}>
        <Progress matrix={matrix} map={map} isRunning={tried.state === 'running'} />
      </ChangesTools>
      <div className="changes-map">
        {isEmpty && tried.state !== 'running' ? (
          <p className="empty">
            Nothing matches.{' '}
            <button type="button" className="link" onClick={() => show({ codec: '', change: '', outcomes: [] })}>
              Show everything
            </button>
          </p>
        ) : (
          <HeatGrid matrix={matrix} map={map} shown={shown} isRunning={tried.state === 'running'} />
        )}
      </div>
      {shown.cell && <PairPanel matrix={matrix} pair={shown.cell} isRunning={tried.state === 'running'} />}
    </>
  );
}

type ProgressProps = { readonly matrix: Matrix; readonly map: HeatMap; readonly isRunning: boolean };

function Progress({ matrix, map, isRunning }: ProgressProps) {
  return (
    <p className="changes-rest dim">
      {isRunning ? (
        <>
          <progress value={matrix.cells.length} max={matrix.total} aria-label="Cells tried" />{' '}
          {count(matrix.cells.length)} of {count(matrix.total)} tried
        </>
      ) : (
        <>
          {plural(matrix.cells.length, 'trial')}.{' '}
          {map.idle.length > 0 && (
            <span title={map.idle.map(({ title }) => title).join(', ')}>
              {plural(map.idle.length, 'codec')} not shown: they take objects of certain classes only.
            </span>
          )}
        </>
      )}
    </p>
  );
}

function Failure({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  const words =
    error === undefined
      ? {
          title: 'The server stopped before all codecs were tried',
          detail: 'What is here is true; the log of the server says more. It tries again half a minute later.',
        }
      : wordsFor(error);
  return <RetryBanner {...words} onAgain={onAgain} />;
}

function useChangesActions(): void {
  const list = useMemo((): Action[] => {
    const group = 'When classes change';
    const focus = (id: string) => () => document.getElementById(id)?.focus();
    return [
      { group, title: 'Search codecs', keys: ['s'], run: focus('changes-codec') },
      { group, title: 'Search changes', keys: ['d'], run: focus('changes-change') },
      { group, title: 'Show all outcomes', keys: ['r'], run: () => show({ outcomes: [] }) },
      { group, title: 'Close the pair', keys: ['Escape'], run: () => show({ cell: undefined }) },
    ];
  }, []);
  useActions(list);
}
