import { useEffect, useRef, useState } from 'react';
import { listDumps } from '../../api/dumps.ts';
import { listFormats } from '../../api/formats.ts';
import { wordsFor } from '../../api/problem.ts';
import { chosenSpace } from '../../api/space.ts';
import type { DumpPage, Storage } from '../../api/types.ts';
import { spaceWords } from '../../base/spaceWords.ts';
import { count } from '../../base/text.ts';
import { addressOf, navigate } from '../../state/address/route.ts';
import { fileUploads } from '../../state/dump/fileUploads.ts';
import { type Action, useActions } from '../../state/shell/actions.ts';
import { useSelected, useStore } from '../../state/shell/react.ts';
import { useAnswer } from '../../state/shell/useAnswer.ts';
import { DelayedSearch } from '../../widgets/DelayedSearch.tsx';
import { ChosenDumps } from './ChosenDumps.tsx';
import { DumpRow } from './DumpRow.tsx';
import { dumpsAtOnce, pagesBeside, pageWords } from './dumpPages.ts';
import { Failed, Waiting } from './Samples.tsx';
import { SpaceChoice } from './SpaceChoice.tsx';
import { StorageLine } from './StorageLine.tsx';
import './recent.css';
import './rows.css';

type Props = {
  readonly query: string;
  readonly from: number;
  /** Undefined until it has been asked. */
  readonly storage: Storage | undefined;
  readonly askStorage: () => void;
};

/** Dumps on this server, newest first, or those that a search finds: a page of them. */
export function Recent({ query, from, storage, askStorage }: Props) {
  const space = useStore(chosenSpace);
  const [asked, askDumps] = useAnswer(
    () => listDumps({ filter: query, from, limit: dumpsAtOnce }),
    `${from} ${space} ${query}`,
  );
  const [formats] = useAnswer(() => listFormats());
  useActions(searchActions);
  const titleOf = (id?: string) =>
    (formats.kind === 'here' ? formats.value.find((format) => format.id === id)?.title : undefined) ?? id;
  const [failure, setFailure] = useState<unknown>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const again = () => {
    askDumps();
    askStorage();
  };
  const arrived = useSelected(fileUploads, (list) => list.filter(({ state }) => state.kind === 'here').length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again whenever a file has arrived
  useEffect(() => {
    if (arrived > 0) again();
  }, [arrived]);
  /** Asks again whatever became of it: of several that were to be deleted, some may be gone. */
  const change = (changing: Promise<unknown>) => changing.then(() => setFailure(undefined), setFailure).finally(again);
  const page = asked.kind === 'here' ? asked.value : undefined;
  const entered = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes to the first of a page that was asked for by Enter
  useEffect(() => {
    if (entered.current) focusFirst();
    entered.current = false;
  }, [page]);
  const hasDumps = (storage?.dumpCount ?? page?.total ?? 0) > 0;
  return (
    <section aria-labelledby="recent-title">
      <div className="rows-head">
        <h2 id="recent-title" title="Kept on the server until somebody deletes them">
          Recent dumps
        </h2>
        {(hasDumps || query !== '') && (
          <>
            <span className="dim rows-count" role="status">
              {storage && foundWords(page?.total, storage.dumpCount, query, space)}
            </span>
            <search className="rows-search">
              <DelayedSearch
                id={searchId}
                label="Search recent dumps"
                placeholder="Name, format or content"
                words={query}
                onWords={(words) => navigate({ view: 'open', query: words }, 'replace')}
                shortcut="r"
                onEnter={(changed) => {
                  entered.current = changed;
                  if (!changed) focusFirst();
                }}
              />
            </search>
          </>
        )}
        <SpaceChoice />
      </div>
      {page && page.items.length > 1 && (
        <ChosenDumps
          dumps={page.items}
          chosen={chosen}
          onChosen={setChosen}
          onChange={(changing) => void change(changing)}
        />
      )}
      {asked.kind === 'waiting' && <Waiting />}
      {asked.kind === 'failed' && <Failed error={asked.error} again={again} />}
      {failure !== undefined && <p className="detail-error">{wordsFor(failure).title}</p>}
      {page?.items.length === 0 && <NoDumps query={query} total={page.total} />}
      <ul className="rows">
        {page?.items.map((dump) => (
          <DumpRow
            key={dump.id}
            dump={dump}
            format={titleOf(dump.format)}
            onChange={(changing) => void change(changing)}
            chosen={chosen?.has(dump.id)}
            onChoose={() => setChosen(toggled(chosen, dump.id))}
          />
        ))}
      </ul>
      {page && <DumpPages page={page} query={query} />}
      {storage && storage.dumpCount > 0 && <StorageLine storage={storage} />}
    </section>
  );
}

const searchId = 'dump-search';

function focusFirst(): void {
  document.querySelector<HTMLElement>('.dump-row a')?.focus();
}

const searchActions: readonly Action[] = [
  { group: 'Open', title: 'Search recent dumps', keys: ['r'], run: () => document.getElementById(searchId)?.focus() },
];

/** `12 of 100,000 on this server` while some are searched for; `3 in payments` where a space is looked at. */
function foundWords(found: number | undefined, all: number, query: string, space: string): string {
  if (space !== '') return found === undefined ? '' : `${count(found)} in ${spaceWords(space)}`;
  const those = query.trim() === '' || found === undefined ? count(found ?? all) : `${count(found)} of ${count(all)}`;
  return `${those} on this server`;
}

function toggled(chosen: ReadonlySet<string> = new Set(), id: string): ReadonlySet<string> {
  return new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]);
}

function NoDumps({ query, total }: { readonly query: string; readonly total: number }) {
  if (total > 0) return <p className="empty">There are no more dumps on this page.</p>;
  if (query.trim() === '') {
    return <p className="empty">No dumps yet. A dump that you open is kept until you delete it.</p>;
  }
  return (
    <p className="empty">
      No dump has “{query.trim()}” in its name, its format or what it says.{' '}
      <button type="button" className="link" onClick={() => navigate({ view: 'open' }, 'replace')}>
        Show all
      </button>
    </p>
  );
}

/** Which page of the list this is, and the way to those beside it. */
function DumpPages({ page, query }: { readonly page: DumpPage; readonly query: string }) {
  const { before, after } = pagesBeside(page);
  if (before === undefined && after === undefined) return null;
  const link = (words: string, from: number | undefined) =>
    from === undefined ? (
      <span className="dim">{words}</span>
    ) : (
      <a className="link" href={addressOf({ view: 'open', query, from })}>
        {words}
      </a>
    );
  return (
    <nav className="dump-pages" aria-label="Pages of dumps">
      {link('Newer', before)}
      <span className="dim" role="status">
        {pageWords(page)}
      </span>
      {link('Older', after)}
    </nav>
  );
}
