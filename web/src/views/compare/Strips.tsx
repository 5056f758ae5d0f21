import { memo, useMemo } from 'react';
import type { Codec, Encoding, Run } from '../../api/types.ts';
import { count, plural } from '../../base/text.ts';
import { type Explained, explainedOf, type Grain, hex, type PlaceRow, placeRows, runsOf, wordsOf } from './aligned.ts';
import { useHighlighted } from './highlight.ts';
import { inspectorOf } from './inspector.ts';
import { memberOf, overhead } from './logicalPath.ts';
import './strips.css';

/** A codec whose bytes stand beside others'. */
export type Column = { readonly codec: Codec; readonly encoding: Encoding };

type Props = {
  readonly columns: readonly Column[];
  /** The place that stays highlighted when the pointer is nowhere. */
  readonly picked: string | undefined;
  readonly onRemove: (codec: string) => void;
};

type AlignedProps = Props & {
  readonly grain: Grain;
  /** Members in the order of the object. */
  readonly members: readonly string[];
  readonly onPick: (place: string) => void;
};

/** So much of a table or strip is drawn; what is longer is for the inspector. */
const [drawnRuns, drawnRows, drawnBytes] = [600, 500, 256];

/** Encodings side by side, a row for each place in the object: the same place of each stands on one line. */
export const AlignedBytes = memo(function AlignedBytes({ columns, grain, members, picked, ...on }: AlignedProps) {
  const known = useExplained(columns);
  const rows = useMemo(() => placeRows(known, grain, members), [known, grain, members]);
  const isLong = known.some((each) => each.members !== undefined);
  return (
    <>
      <table className="aligned">
        <Head columns={columns} known={known} picked={picked} onRemove={on.onRemove} />
        <tbody>
          {rows.slice(0, drawnRows).map((row) => (
            <PlaceLine key={row.place} row={row} columns={columns} known={known} picked={picked} onPick={on.onPick} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {columns.map(({ codec }, column) => (
              <td key={codec.id}>{plural(totalOf(rows, column), 'byte')}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {rows.length > drawnRows && (
        <p className="empty">And {plural(rows.length - drawnRows, 'more row')}; the totals count them too.</p>
      )}
      {isLong && (
        <p className="empty">
          An encoding that is too long to show byte by byte is counted by member; its title opens it in the inspector.
        </p>
      )}
    </>
  );
});

const totalOf = (rows: readonly PlaceRow[], column: number): number =>
  rows.reduce((sum, { cells }) => sum + (cells[column]?.bytes ?? 0), 0);

function useExplained(columns: readonly Column[]): readonly Explained[] {
  return useMemo(() => columns.map(({ encoding }) => explainedOf(encoding)), [columns]);
}

type LineProps = Pick<AlignedProps, 'columns' | 'picked' | 'onPick'> & {
  readonly row: PlaceRow;
  readonly known: readonly Explained[];
};

function PlaceLine({ row: { place, cells }, columns, known, picked, onPick }: LineProps) {
  return (
    <tr>
      <th scope="row">
        {place === overhead ? (
          <span className="dim">overhead</span>
        ) : (
          <button
            type="button"
            className="place"
            data-place={place}
            aria-pressed={picked === place}
            title={picked === place ? 'Unpin highlight' : 'Pin highlight'}
            onClick={() => onPick(place)}
          >
            {place}
          </button>
        )}
      </th>
      {cells.map(({ runs, bytes }, column) => (
        <td key={columns[column]?.codec.id}>
          {bytes === 0 ? (
            <span className="dim">–</span>
          ) : (
            <>
              <span className="cell-bytes">{plural(bytes, 'byte')}</span>
              <Bytes of={known[column]} runs={runs} />
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Encodings side by side, each in the order of its bytes. */
export const OrderedBytes = memo(function OrderedBytes({ columns, picked, onRemove }: Props) {
  const known = useExplained(columns);
  return (
    <table className="aligned ordered">
      <Head columns={columns} known={known} picked={picked} onRemove={onRemove} />
      <tbody>
        <tr>
          <th scope="row">
            <span className="visually-hidden">Bytes</span>
          </th>
          {columns.map(({ codec, encoding }, column) => (
            <td key={codec.id}>
              <span className="cell-bytes">{plural(encoding.size ?? 0, 'byte')}</span>
              {known[column]?.members === undefined ? (
                <Bytes of={known[column]} runs={known[column]?.runs ?? []} />
              ) : (
                <span className="dim">Too long to show here: its title opens it in the inspector.</span>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
});

type HeadProps = Pick<Props, 'columns' | 'picked' | 'onRemove'> & { readonly known: readonly Explained[] };

function Head({ columns, known, picked, onRemove }: HeadProps) {
  const highlighted = useHighlighted(picked);
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">Logical path</span>
          <span className="column-highlight">{highlighted ?? '\u00a0'}</span>
        </th>
        {columns.map(({ codec, encoding }, column) => (
          <th key={codec.id} scope="col" data-codec={codec.id}>
            <span className="column-title">
              <a className="link" href={inspectorOf(encoding)} title={`Open ${codec.title} in the inspector`}>
                {codec.title}
              </a>
              <button
                type="button"
                className="icon-button icon-button-small"
                aria-label={`Remove ${codec.title}`}
                title="Remove"
                onClick={() => onRemove(codec.id)}
              >
                ×
              </button>
            </span>
            <span className="column-highlight dim">{highlightWords(known[column], highlighted)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** How many bytes the highlighted place has here, where, and in which order; a field of all elements is in many places. */
function highlightWords(of: Explained | undefined, highlighted: string | undefined): string {
  if (highlighted === undefined || !of) return '\u00a0';
  const runs = runsOf(of, highlighted);
  const first = runs[0];
  if (!first) return of.members === undefined ? 'no bytes of its own' : 'too long to show';
  const bytes = runs.reduce((sum, { length }) => sum + length, 0);
  const order = runs.find((run) => run.order !== undefined)?.order;
  const endian = order ? `, ${order}-endian` : '';
  const elements = new Set(runs.map(({ path }) => memberOf(path))).size;
  const where = elements > 1 ? `in ${plural(elements, 'element')}` : `at ${count(first.offset)}`;
  return `${plural(bytes, 'byte')} ${where}${endian}`;
}

/** Bytes with what each is for: colour and underline say the role, the tooltip everything. */
export const Bytes = memo(function Bytes({
  of,
  runs,
}: {
  readonly of: Explained | undefined;
  readonly runs: readonly Run[];
}) {
  if (!of || runs.length === 0) return null;
  return (
    <code className="strip">
      {runs.slice(0, drawnRuns).map((run) => (
        <span key={run.offset} className={`run role-${run.role}`} title={wordsOf(run)} data-place={run.path}>
          {hex(of.bytes, run.offset, Math.min(run.length, drawnBytes))}
          {run.length > drawnBytes && '…'}{' '}
        </span>
      ))}
      {runs.length > drawnRuns && <span className="dim">and {plural(runs.length - drawnRuns, 'more field')}</span>}
    </code>
  );
});
