import { count } from '../../../base/text.ts';
import type { PopulationOrder } from '../../../state/address/populationShown.ts';
import { Line } from '../../../widgets/Prose.tsx';
import { bytesOf, type PopulationRow, reasonWords, refusedShare } from './populationRows.ts';
import { show } from './showing.ts';
import './populationTable.css';

type Props = {
  readonly rows: readonly PopulationRow[];
  /** How many there were to encode. */
  readonly objects: number;
  readonly order: PopulationOrder;
};

const columns: readonly (readonly [PopulationOrder, string, string])[] = [
  ['total', 'Total', 'Bytes of all encodings'],
  ['zstd', 'zstd', 'Bytes of all encodings, each compressed by itself at level 3'],
  [
    'dictionary',
    'zstd + dictionary',
    'The same with a dictionary, which was trained on some encodings and tried on the others, and itself',
  ],
];

/** A row for each codec that wrote some of the objects. */
export function PopulationTable({ rows, objects, order }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
    <div className="population-box" tabIndex={0} role="region" aria-label="Sizes of each codec">
      <table className="population-table">
        <caption className="visually-hidden">Sizes of the encodings of each codec, in bytes</caption>
        <thead>
          <tr>
            <th scope="col">Codec</th>
            {['Min', 'Median', 'p99', 'Max'].map((title) => (
              <th key={title} scope="col" className="number">
                {title}
              </th>
            ))}
            {columns.map(([column, title, meaning]) => (
              <th
                key={column}
                scope="col"
                className="number"
                aria-sort={order === column ? 'ascending' : undefined}
                title={meaning}
              >
                <button type="button" onClick={() => show({ order: column })}>
                  {title}
                  {order === column && ' ▲'}
                </button>
              </th>
            ))}
            <th scope="col">Refused, changed</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.codec.codec} row={row} objects={objects} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, objects }: { readonly row: PopulationRow; readonly objects: number }) {
  const { sizes, dictionary, noDictionary } = row.codec;
  return (
    <tr>
      <th scope="row" title={row.codec.version}>
        {row.title}
      </th>
      {[sizes.min, sizes.median, sizes.p99, sizes.max].map((size, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always these four
        <td key={at} className="number">
          {count(size)}
        </td>
      ))}
      <Bytes row={row} column="total" />
      <Bytes row={row} column="zstd" />
      {dictionary ? (
        <Bytes
          row={row}
          column="dictionary"
          words={`${count(dictionary.estimate)} and ${count(dictionary.size)} of the dictionary`}
        />
      ) : (
        <td className="number dim" title={noDictionary}>
          none
        </td>
      )}
      <td>
        <Remarks row={row} objects={objects} />
      </td>
    </tr>
  );
}

type BytesProps = { readonly row: PopulationRow; readonly column: PopulationOrder; readonly words?: string };

function Bytes({ row, column, words }: BytesProps) {
  const isBest = row.best.includes(column);
  return (
    <td className={isBest ? 'number population-best' : 'number'} title={words}>
      {isBest && <span className="population-mark">smallest </span>}
      {count(bytesOf(row, column))}
    </td>
  );
}

/** What a codec did not write, and what did not come back as it was. */
function Remarks({ row: { codec }, objects }: { readonly row: PopulationRow; readonly objects: number }) {
  const share = refusedShare(codec, objects);
  return (
    <>
      {share !== '' && (
        <details>
          <summary>{share} refused</summary>
          <ul>
            {codec.refused.map((reason) => (
              <li key={reason.reason}>
                <Line text={reasonWords(reason)} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {codec.changed > 0 && codec.label && (
        <span className="dim" title={codec.label.reason}>
          {count(codec.changed)} changed: {changes[codec.label.kind]}
        </span>
      )}
    </>
  );
}

const changes = { exact: '', references: 'shared objects', types: 'types', values: 'values' } as const;
