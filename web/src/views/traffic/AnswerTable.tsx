import { dumpOf } from '../../api/tables.ts';
import type { TableAnswer } from '../../api/types.ts';
import { plural } from '../../base/text.ts';
import { navigate } from '../../state/address/route.ts';
import { type Cells, hiddenColumns } from '../../state/capture/questions.ts';
import { notice, say } from '../../state/shell/notice.ts';
import { useStore } from '../../state/shell/react.ts';
import { cellsOf, largestOf, routeTo, share, shown } from './answer.ts';
import './answerTable.css';

type Props = {
  readonly answer: TableAnswer;
  /** Asks for the rows that a row was counted of, where that can be asked. */
  readonly onRows: ((cells: Cells) => void) | undefined;
};

/** The rows of an answer. A row of a file leads to it, and one that counts rows leads to them. */
export function AnswerTable({ answer, onRows }: Props) {
  const { columns, rows, more, millis } = answer;
  const said = useStore(notice);
  const largest = largestOf(answer);
  const visible = columns
    .map((column, i) => ({ column, i }))
    .filter(({ column }) => !hiddenColumns.includes(column.name));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
      <section className="answer-box" tabIndex={0} aria-label="Answer">
        <table className="answer-table">
          <thead>
            <tr>
              {visible.map(({ column }) => (
                <th key={column.name} scope="col" title={column.type} className={column.number ? 'answer-number' : ''}>
                  {column.name}
                </th>
              ))}
              {onRows && (
                <th scope="col">
                  <span className="visually-hidden">Rows</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, number) => {
              const cells = cellsOf(columns, row);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names, and stay in their order
                <tr key={number}>
                  {visible.map(({ column, i }) => (
                    <AnswerCell
                      key={column.name}
                      text={shown(column, row[i])}
                      number={column.number}
                      share={share(column, row[i], largest[i] ?? 0)}
                      onOpen={column.name === 'path' && cells.get('sha256') ? () => open(cells) : undefined}
                    />
                  ))}
                  {onRows && (
                    <td>
                      <button type="button" className="link" onClick={() => onRows(cells)}>
                        Rows
                      </button>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
        {rows.length === 0 && <p className="dim answer-none">No rows.</p>}
      </section>
      <p className="answer-said" role="status">
        {said}
      </p>
      <p className="dim answer-foot">
        {more ? `The first ${plural(rows.length, 'row')}; export it for all.` : `${plural(rows.length, 'row')}.`}{' '}
        Answered in {Math.round(millis)} ms.
      </p>
    </>
  );
}

type CellProps = {
  readonly text: string;
  readonly number: boolean;
  readonly share: number | undefined;
  readonly onOpen: (() => void) | undefined;
};

function AnswerCell({ text, number, share: part, onOpen }: CellProps) {
  const content = onOpen ? (
    <button type="button" className="link" title="Open the file" onClick={onOpen}>
      {text}
    </button>
  ) : (
    text
  );
  return (
    <td className={number ? 'answer-number' : onOpen ? 'answer-path' : ''} title={text.length > 40 ? text : undefined}>
      {part !== undefined && <span className="answer-bar" style={{ inlineSize: `${part * 100}%` }} />}
      <span className="answer-text">{content}</span>
    </td>
  );
}

/** Opens the file of a row, where the server has it. */
function open(cells: Cells): void {
  dumpOf(String(cells.get('sha256'))).then(
    (dump) => {
      if (dump) navigate(routeTo(dump.id, cells));
      else say(`${cells.get('path')} is not on this server: upload it to open it.`);
    },
    () => say('The server does not answer.'),
  );
}
