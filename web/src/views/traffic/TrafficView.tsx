import { useEffect, useState } from 'react';
import { getDump } from '../../api/dumps.ts';
import { wordsFor } from '../../api/problem.ts';
import { askTable, describeTable, dumpOf, type ExportForm, exportAnswer } from '../../api/tables.ts';
import type { Dump, TableAnswer, TableDescription } from '../../api/types.ts';
import { plural } from '../../base/text.ts';
import { defaultPopulation } from '../../state/address/populationShown.ts';
import { navigate } from '../../state/address/route.ts';
import { filesOfAnswer, type Question, questionsFor, sampledFiles } from '../../state/capture/questions.ts';
import { tableLinks } from '../../state/capture/tableLinks.ts';
import { saveFile } from '../../state/dump/files.ts';
import { say } from '../../state/shell/notice.ts';
import { useAnswer } from '../../state/shell/useAnswer.ts';
import { Banner } from '../../widgets/Banner.tsx';
import { DumpNav } from '../../widgets/DumpNav.tsx';
import { Late } from '../../widgets/Late.tsx';
import { MainBar } from '../../widgets/MainBar.tsx';
import { RetryBanner } from '../../widgets/RetryBanner.tsx';
import { AnswerTable } from './AnswerTable.tsx';
import './traffic.css';

/** Files that are looked for on the server. */
const mostCompared = 100;

type Props = { readonly dump: string; readonly sql: string | undefined };

/** Questions to a table of many dumps: those that are ready, and one's own in SQL. */
export function TrafficView({ dump, sql }: Props) {
  const [asked, again] = useAnswer(() => Promise.all([getDump(dump), describeTable(dump)]), dump);
  useEffect(() => {
    document.title = `${asked.kind === 'here' ? asked.value[0].name : 'Table'} · Hexplain`;
  }, [asked]);
  return (
    <div className="open">
      <MainBar />
      <main className="traffic">
        {asked.kind === 'failed' && (
          <>
            <DumpNav links={tableLinks(dump, 'questions')} />
            <RetryBanner {...wordsFor(asked.error)} onAgain={again} />
          </>
        )}
        {asked.kind === 'waiting' && (
          <Late>
            <p className="dim">Looking at the table…</p>
          </Late>
        )}
        {asked.kind === 'here' && <AskedTable dump={asked.value[0]} table={asked.value[1]} sql={sql} />}
      </main>
    </div>
  );
}

type AskedProps = { readonly dump: Dump; readonly table: TableDescription; readonly sql: string | undefined };

function AskedTable({ dump, table, sql }: AskedProps) {
  const questions = questionsFor(table.rows);
  const now = sql ?? questions[0]?.sql ?? `from ${table.rows}`;
  const ask = (next: string) => navigate({ view: 'traffic', dump: dump.id, sql: next });
  return (
    <>
      <div className="traffic-head">
        <h1 title={`SHA-256 ${dump.sha256}`}>{dump.name}</h1>
        <DumpNav links={tableLinks(dump.id, 'questions')} />
        <span className="dim">
          {table.count.toLocaleString('en')} rows of {table.rows}, written by Hexplain {table.build}
        </span>
      </div>
      <nav className="traffic-questions" aria-label="Questions">
        {questions.map((question) => (
          <button
            key={question.title}
            type="button"
            className="button"
            title={question.tells}
            aria-current={question.sql === now ? 'true' : undefined}
            onClick={() => ask(question.sql)}
          >
            {question.title}
          </button>
        ))}
      </nav>
      <QuestionBox key={now} sql={now} table={table} onAsk={ask} />
      <Answered
        key={`answer ${now}`}
        dump={dump}
        table={table}
        sql={now}
        question={questions.find((each) => each.sql === now)}
        onAsk={ask}
      />
    </>
  );
}

type BoxProps = {
  readonly sql: string;
  readonly table: TableDescription;
  readonly onAsk: (sql: string) => void;
};

/** The question in SQL, and the columns that it may name. */
function QuestionBox({ sql, table, onAsk }: BoxProps) {
  const [text, setText] = useState(sql);
  return (
    <form
      className="traffic-sql"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(text.trim());
      }}
    >
      <textarea
        aria-label={`Question in SQL to the table ${table.rows}`}
        className="traffic-text"
        rows={Math.min(10, text.split('\n').length + 1)}
        maxLength={4_000}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onAsk(text.trim());
        }}
      />
      <div className="traffic-tools">
        <button
          type="submit"
          className="button button-primary"
          aria-keyshortcuts="Control+Enter"
          disabled={text.trim() === ''}
        >
          Ask
        </button>
        <details className="traffic-columns">
          <summary>{plural(table.columns.length, 'column')}</summary>
          <dl>
            {table.columns.map(({ name, type, documentation }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code> <span className="dim">{type}</span>
                </dt>
                <dd>{documentation.replaceAll('`', '')}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </form>
  );
}

type AnsweredProps = {
  readonly dump: Dump;
  readonly table: TableDescription;
  readonly sql: string;
  /** The ready question that this is, where it is one. */
  readonly question: Question | undefined;
  readonly onAsk: (sql: string) => void;
};

function Answered({ dump, table, sql, question, onAsk }: AnsweredProps) {
  const [asked] = useAnswer(() => askTable(dump.id, sql), sql);
  const rowsOf = question?.rowsOf;
  if (asked.kind === 'waiting') {
    return (
      <Late>
        <p className="dim">Asking…</p>
      </Late>
    );
  }
  if (asked.kind === 'failed') return <Banner {...wordsFor(asked.error)} />;
  return (
    <>
      <div className="traffic-answer">
        <p>{question?.tells}</p>
        <span className="traffic-exports">
          {asked.value.columns.some(({ name }) => name === 'sha256') && (
            <button
              type="button"
              className="button"
              title="What the objects in these files would take in each codec, of those files that are on this server"
              onClick={() => compareCodecs(dump, sql, table, asked.value)}
            >
              Compare codecs
            </button>
          )}
          <span className="dim">Export</span>
          <button type="button" className="button" onClick={() => save(dump, sql, 'csv')}>
            CSV
          </button>
          <button type="button" className="button" onClick={() => save(dump, sql, 'parquet')}>
            Parquet
          </button>
        </span>
      </div>
      <AnswerTable answer={asked.value} onRows={rowsOf && ((cells) => onAsk(rowsOf(cells)))} />
    </>
  );
}

/** Takes the files of an answer that are on the server to the codec lab, as a sample of all. */
async function compareCodecs(
  table: Dump,
  sql: string,
  { rows: kind }: TableDescription,
  { columns, rows }: TableAnswer,
): Promise<void> {
  const column = columns.findIndex(({ name }) => name === 'sha256');
  const contents = [...new Set(rows.map((row) => row[column]))].filter((each) => typeof each === 'string');
  try {
    const found = await Promise.all(contents.slice(0, mostCompared).map(dumpOf));
    const ids = found.flatMap((dump) => (dump ? [dump.id] : []));
    if (ids.length === 0) say('None of these files is on this server: upload some of them.');
    else {
      const of = sampledFiles(await askTable(table.id, filesOfAnswer(sql, kind), 1));
      navigate({ view: 'many', shown: { ...defaultPopulation, dumps: ids, ...(of ? { of } : {}) } });
    }
  } catch (error) {
    say(wordsFor(error).detail);
  }
}

/** Saves the whole answer. */
function save(dump: Dump, sql: string, as: ExportForm): void {
  exportAnswer(dump.id, sql, as).then(
    (file) => saveFile(`${dump.name.replace(/\.parquet$/, '')}-answer.${as}`, file, file.type),
    (error: unknown) => say(wordsFor(error).detail),
  );
}
