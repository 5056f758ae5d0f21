import type { Codec, Encoding, Run } from '../../api/types.ts';
import { count, plural } from '../../base/text.ts';
import { type Explained, explainedOf, hex, isWithin, memberRows, runsOf, wordsOf } from './aligned.ts';
import { inspectorOf } from './inspector.ts';
import { encodingItself } from './ranking.ts';

/** A codec whose bytes stand beside others'. */
export type Column = { readonly codec: Codec; readonly encoding: Encoding };

type Props = {
  readonly columns: readonly Column[];
  readonly lit: string | undefined;
  readonly onLight: (place: string | undefined) => void;
  readonly onRemove: (codec: string) => void;
};

/** So many runs of a cell or strip are drawn; what is longer is for the inspector. */
const drawn = 600;

/** Encodings side by side, a row for each member of the object: the same member of each stands on one line. */
export function AlignedBytes({ columns, lit, onLight, onRemove }: Props) {
  const known = columns.map(({ encoding }) => explainedOf(encoding));
  const rows = memberRows(known.map((each) => each ?? { bytes: new Uint8Array(), runs: [] }));
  return (
    <table className="aligned">
      <Head columns={columns} lit={lit} known={known} onRemove={onRemove} />
      <tbody>
        {rows.map(({ member, cells }) => (
          <tr key={member} className={lit !== undefined && member !== '' && isWithin(lit, member) ? 'aligned-lit' : ''}>
            <th
              scope="row"
              onPointerEnter={() => onLight(member || undefined)}
              onPointerLeave={() => onLight(undefined)}
            >
              {member === encodingItself ? <span className="dim">encoding itself</span> : member}
            </th>
            {cells.map(({ runs, bytes }, column) => (
              <td key={columns[column]?.codec.id}>
                {runs.length === 0 ? (
                  <span className="dim">–</span>
                ) : (
                  <>
                    <span className="cell-bytes">{plural(bytes, 'byte')}</span>
                    <Bytes of={known[column]} runs={runs} lit={lit} onLight={onLight} />
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {columns.map(({ codec, encoding }, column) => (
            <td key={codec.id}>
              {known[column] ? (
                plural(encoding.size ?? 0, 'byte')
              ) : (
                <span className="dim">{plural(encoding.size ?? 0, 'byte')}: too long to stand here, open it</span>
              )}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Encodings side by side, each in the order of its bytes. */
export function OrderedBytes({ columns, lit, onLight, onRemove }: Props) {
  const known = columns.map(({ encoding }) => explainedOf(encoding));
  return (
    <table className="aligned ordered">
      <Head columns={columns} lit={lit} known={known} onRemove={onRemove} />
      <tbody>
        <tr>
          <th scope="row" className="visually-hidden">
            Bytes
          </th>
          {columns.map(({ codec }, column) => (
            <td key={codec.id}>
              {known[column] ? (
                <Bytes of={known[column]} runs={known[column].runs} lit={lit} onLight={onLight} />
              ) : (
                <span className="dim">Too long to stand here: open it.</span>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

type HeadProps = Pick<Props, 'columns' | 'lit' | 'onRemove'> & { readonly known: readonly (Explained | undefined)[] };

function Head({ columns, lit, known, onRemove }: HeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">Member</span>
        </th>
        {columns.map(({ codec, encoding }, column) => (
          <th key={codec.id} scope="col" data-codec={codec.id}>
            <span className="column-title">{codec.title}</span>
            <a className="link" href={inspectorOf(encoding)} title="Look at its bytes and fields in the inspector">
              Open
            </a>
            <button
              type="button"
              className="link"
              aria-label={`Leave out ${codec.title}`}
              onClick={() => onRemove(codec.id)}
            >
              Leave out
            </button>
            <span className="column-lit dim">{litWords(known[column], lit)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** How many bytes the lit place has here, where, and in which order. */
function litWords(of: Explained | undefined, lit: string | undefined): string {
  if (lit === undefined || !of) return '\u00a0';
  const runs = runsOf(of, lit);
  const first = runs[0];
  if (!first) return `${lit}: no bytes`;
  const bytes = runs.reduce((sum, { length }) => sum + length, 0);
  const order = runs.find((run) => run.order !== undefined)?.order;
  return `${lit}: ${plural(bytes, 'byte')} at ${count(first.offset)}${order ? `, ${order}-endian` : ''}`;
}

type BytesProps = {
  readonly of: Explained | undefined;
  readonly runs: readonly Run[];
  readonly lit: string | undefined;
  readonly onLight: (place: string | undefined) => void;
};

function Bytes({ of, runs, lit, onLight }: BytesProps) {
  if (!of) return null;
  return (
    <code className="strip">
      {runs.slice(0, drawn).map((run) => (
        <span
          key={run.offset}
          className={`run role-${run.role}${lit !== undefined && isWithin(run.path, lit) ? ' run-lit' : ''}`}
          title={wordsOf(run)}
          data-path={run.path}
          onPointerEnter={() => onLight(run.path || undefined)}
          onPointerLeave={() => onLight(undefined)}
        >
          {hex(of.bytes, run.offset, Math.min(run.length, 256))}
          {run.length > 256 && '…'}{' '}
        </span>
      ))}
      {runs.length > drawn && <span className="dim">and {plural(runs.length - drawn, 'more field')}</span>}
    </code>
  );
}
