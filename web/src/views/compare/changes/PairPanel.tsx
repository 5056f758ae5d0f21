import { useEffect, useRef } from 'react';
import { getChanged } from '../../../api/flexibility.ts';
import { wordsFor } from '../../../api/problem.ts';
import type { ChangedReading } from '../../../api/types.ts';
import { isPhone } from '../../../base/screen.ts';
import { count, plural } from '../../../base/text.ts';
import type { PairId } from '../../../state/address/changesShown.ts';
import type { Matrix } from '../../../state/compare/flexibility.ts';
import { useAnswer } from '../../../state/shell/useAnswer.ts';
import { Late } from '../../../widgets/Late.tsx';
import { RetryBanner } from '../../../widgets/RetryBanner.tsx';
import type { Cell } from '../aligned.ts';
import { Highlight, placeOf, point } from '../highlight.ts';
import { Bytes } from '../Strips.tsx';
import { show } from './changing.ts';
import { directionWords } from './heatMap.ts';
import { type ReadingColumn, readingColumns, readingRows } from './readingRows.ts';
import { Sign } from './Sign.tsx';
import './pairPanel.css';

type Props = { readonly matrix: Matrix; readonly pair: PairId; readonly isRunning: boolean };

/** A codec and a change closely: what happened, and the bytes of both sides. */
export function PairPanel({ matrix, pair, isRunning }: Props) {
  const codec = matrix.codecs.find(({ id }) => id === pair.codec);
  const change = matrix.changes.find(({ id }) => id === pair.change);
  const isTried = change?.directions.every((direction) =>
    matrix.cells.some(
      (cell) => cell.codec === pair.codec && cell.change === pair.change && cell.direction === direction,
    ),
  );
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pair is brought into sight, where it is below the map
  useEffect(() => {
    if (isPhone()) panel.current?.scrollIntoView();
  }, [pair.codec, pair.change]);
  return (
    <section
      ref={panel}
      className="pair"
      aria-labelledby="pair-title"
      onPointerOver={(event) => point(placeOf(event.target))}
      onPointerLeave={() => point(undefined)}
    >
      <Highlight picked={undefined} />
      <div className="pair-head">
        <h2 id="pair-title">{codec && change ? `${codec.title}: ${change.title}` : 'No such cell'}</h2>
        {codec && <span className="dim">{codec.library}</span>}
        <button
          type="button"
          className="icon-button"
          aria-label="Close (Escape)"
          title="Close (Escape)"
          onClick={() => show({ cell: undefined })}
        >
          ×
        </button>
      </div>
      {codec && change && isTried && <Readings matrix={matrix} pair={pair} />}
      {codec && change && !isTried && (
        <p className="empty">{isRunning ? 'This has not been tried yet: one moment.' : 'This has not been tried.'}</p>
      )}
      {!(codec && change) && (
        <p className="empty">
          There is no codec “{pair.codec}” or no change “{pair.change}”.
        </p>
      )}
    </section>
  );
}

function Readings({ matrix, pair }: Pick<Props, 'matrix' | 'pair'>) {
  const [asked, again] = useAnswer(() => getChanged(pair.codec, pair.change), `${pair.codec} ${pair.change}`);
  if (asked.kind === 'failed') {
    return <RetryBanner {...wordsFor(asked.error)} onAgain={again} />;
  }
  if (asked.kind === 'waiting' || asked.value.codec !== pair.codec || asked.value.change.id !== pair.change) {
    return (
      <Late>
        <p className="empty">Loading…</p>
      </Late>
    );
  }
  return (
    <div className="pair-readings">
      {asked.value.readings.map((reading) => (
        <Reading key={reading.direction} matrix={matrix} reading={reading} />
      ))}
    </div>
  );
}

function Reading({ matrix, reading }: { readonly matrix: Matrix; readonly reading: ChangedReading }) {
  const outcome = matrix.outcomes.find(({ id }) => id === reading.outcome);
  const columns = readingColumns(reading);
  const isSame = reading.writerClasses === reading.readerClasses;
  return (
    <section className="reading" aria-label={directionWords[reading.direction]}>
      <h3>
        {directionWords[reading.direction]}{' '}
        <span className="reading-outcome" title={outcome?.meaning}>
          <Sign outcome={reading.outcome} sign={outcome?.sign ?? ''} /> {outcome?.title}
        </span>
      </h3>
      {reading.reason !== undefined && <p className="reading-reason">{reading.reason}</p>}
      {columns.length > 0 && <ReadingTable matrix={matrix} reading={reading} columns={columns} />}
      <details className="reading-classes">
        <summary>{isSame ? 'Classes' : 'Classes of the writer and of the reader'}</summary>
        <div>
          <pre>{reading.writerClasses}</pre>
          {!isSame && <pre>{reading.readerClasses}</pre>}
        </div>
      </details>
    </section>
  );
}

type TableProps = {
  readonly matrix: Matrix;
  readonly reading: ChangedReading;
  readonly columns: readonly ReadingColumn[];
};

function ReadingTable({ matrix, reading, columns }: TableProps) {
  const hasFates = (reading.members ?? []).length > 0;
  const outcomes = new Map(matrix.outcomes.map((outcome) => [outcome.id as string, outcome]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
    <div className="reading-scroll" tabIndex={0} role="group" aria-label="Bytes by member">
      <table className="reading-table">
        <thead>
          <tr>
            <th scope="col">Member</th>
            {hasFates && <th scope="col">What became of it</th>}
            {columns.map(({ id, title, size, note }) => (
              <th key={id} scope="col">
                {title} <span className="dim">{plural(size, 'byte')}</span>
                {note && <span className="reading-note">{note}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readingRows(reading, columns).map(({ place, fate, cells }) => (
            <tr key={place}>
              <th scope="row">
                {place === '' ? <span className="dim">overhead</span> : <code data-place={place}>{place}</code>}
              </th>
              {hasFates && (
                <td>
                  {fate && (
                    <>
                      <Sign outcome={fate.outcome} sign={outcomes.get(fate.outcome)?.sign ?? ''} />{' '}
                      <span className="visually-hidden">{outcomes.get(fate.outcome)?.title}: </span>
                      {fate.words}
                    </>
                  )}
                </td>
              )}
              {cells.map((cell, at) => (
                <td key={columns[at]?.id}>
                  <CellBytes cell={cell} column={columns[at]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CellBytes({ cell, column }: { readonly cell: Cell; readonly column: ReadingColumn | undefined }) {
  const first = cell.runs[0];
  if (!first) return <span className="dim">{cell.bytes === 0 ? '–' : plural(cell.bytes, 'byte')}</span>;
  return (
    <>
      <span className="cell-bytes">
        {plural(cell.bytes, 'byte')} at {count(first.offset)}
      </span>
      <Bytes of={column?.of} runs={cell.runs} />
    </>
  );
}
