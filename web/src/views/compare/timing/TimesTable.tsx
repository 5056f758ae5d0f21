import { count } from '../../../base/text.ts';
import { type Time, type TimeRow, type TimeSeries, timeOfRow, timeWords } from './times.ts';

type Props = { readonly series: readonly TimeSeries[]; readonly operations: readonly string[] };

/** Every figure: of one run, or of two beside each other with the ratio. */
export function TimesTable({ series, operations }: Props) {
  const [one, other] = series;
  if (!one) return null;
  const labels = [...new Set(series.flatMap(({ rows }) => rows.map(({ label }) => label)))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
    <div className="time-table-box" tabIndex={0}>
      <table className="time-table">
        <caption className="visually-hidden">Times of each codec</caption>
        <thead>
          <tr>
            <th scope="col">Codec</th>
            <th scope="col" className="number">
              Bytes
            </th>
            {operations.map((operation) =>
              other ? (
                <th key={operation} scope="col" className="number" colSpan={3}>
                  {operation}: first, second, ratio
                </th>
              ) : (
                <th key={operation} scope="col" className="number" colSpan={2}>
                  {operation}, allocated
                </th>
              ),
            )}
            <th scope="col">{other ? 'Not measured' : 'Reused between calls'}</th>
          </tr>
        </thead>
        <tbody>
          {labels.map((label) => {
            const [row, second] = [rowOf(one, label), other && rowOf(other, label)];
            return (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="number">{sizeOf(row ?? second)}</td>
                {operations.map((operation) => (
                  <Cells
                    key={operation}
                    time={row && timeOfRow(row, operation)}
                    second={other && { time: second && timeOfRow(second, operation) }}
                  />
                ))}
                <td className="dim">
                  <Remark row={row?.reason === undefined ? (second ?? row) : row} isReused={!other} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const rowOf = ({ rows }: TimeSeries, label: string) => rows.find((row) => row.label === label);

const sizeOf = (row: TimeRow | undefined) => (row?.size === undefined ? '' : count(row.size));

/** Why a codec has no times; otherwise what it reuses. */
function Remark({ row, isReused }: { readonly row: TimeRow | undefined; readonly isReused: boolean }) {
  if (row?.reason !== undefined) return <Reason row={row} />;
  return isReused ? row?.reused : null;
}

/** Why a codec has no times, and what its processes wrote last. */
function Reason({ row: { reason, log } }: { readonly row: TimeRow }) {
  if (!log) return reason;
  return (
    <details>
      <summary>{reason}</summary>
      <pre>{log}</pre>
    </details>
  );
}

type CellsProps = {
  readonly time: Time | undefined;
  /** Of the second run, where there is one. */
  readonly second: { readonly time: Time | undefined } | undefined;
};

function Cells({ time, second }: CellsProps) {
  if (!second) {
    return (
      <>
        <Cell time={time} />
        <td className="number dim">{time?.allocated === undefined ? '' : `${count(Math.round(time.allocated))} B`}</td>
      </>
    );
  }
  return (
    <>
      <Cell time={time} />
      <Cell time={second.time} />
      <td className="number">{time && second.time ? `×${(second.time.nanos / time.nanos).toFixed(2)}` : ''}</td>
    </>
  );
}

function Cell({ time }: { readonly time: Time | undefined }) {
  return (
    <td className={time?.noisy ? 'number time-noisy' : 'number'}>
      {time && timeWords(time)}
      {time?.noisy && <span title="The error is above 20 %: run again"> !</span>}
    </td>
  );
}
