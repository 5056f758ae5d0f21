import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { listFormats } from '../../../api/formats.ts';
import type { Dump, DumpPage } from '../../../api/types.ts';
import { ago, byteSize, count, plural } from '../../../base/text.ts';
import { mostDumps, type PopulationShown } from '../../../state/address/populationShown.ts';
import { addressOf } from '../../../state/address/route.ts';
import type { LivePopulation } from '../../../state/compare/population.ts';
import { useSelected } from '../../../state/shell/react.ts';
import { useAnswer } from '../../../state/shell/useAnswer.ts';
import { DelayedSearch } from '../../../widgets/DelayedSearch.tsx';
import { chosenUpTo, withAll } from './choosing.ts';
import { show } from './showing.ts';
import { populationPathId, populationSearchId } from './usePopulationActions.ts';
import './dumpChoice.css';

type Props = { readonly shown: PopulationShown; readonly page: DumpPage; readonly live: LivePopulation };

/** Which dumps the objects are of, and what in them is one; starts and ends encoding them. */
export function DumpChoice({ shown, page, live }: Props) {
  const isRunning = useSelected(live.measured, (measured) => measured?.state === 'running');
  return (
    <aside className="dump-choice" aria-labelledby="dump-choice-title">
      <h2 id="dump-choice-title">Objects of these dumps</h2>
      <search>
        <DelayedSearch
          id={populationSearchId}
          label="Search dumps"
          placeholder="Name or format"
          words={shown.find}
          onWords={(find) => show({ find })}
          shortcut="s"
          onEnter={() => document.querySelector<HTMLElement>('.dump-choices [tabindex="0"]')?.focus()}
        />
      </search>
      <Chosen shown={shown} page={page} />
      {page.items.length === 0 ? <NoDumps find={shown.find} /> : <Choices ids={shown.dumps} dumps={page.items} />}
      {page.total > page.items.length && (
        <p className="dim dump-choice-words">
          The newest {count(page.items.length)} of {count(page.total)}: search for others.
        </p>
      )}
      <label className="dump-choice-path" htmlFor={populationPathId}>
        Value at
        <input
          id={populationPathId}
          className="search-input"
          value={shown.at}
          placeholder="Path in each dump: all of it"
          maxLength={4000}
          spellCheck={false}
          autoComplete="off"
          aria-keyshortcuts="p"
          onChange={({ currentTarget: { value } }) => show({ at: value })}
        />
      </label>
      <label className="check-label">
        <input
          type="checkbox"
          checked={shown.each}
          onChange={({ currentTarget: { checked } }) => show({ each: checked })}
        />
        Each element of a list is an object
      </label>
      {isRunning ? (
        <button type="button" className="button" aria-keyshortcuts="Escape" onClick={live.cancel}>
          Cancel
        </button>
      ) : (
        <button
          type="button"
          className="button button-primary"
          aria-keyshortcuts="e"
          disabled={shown.dumps.length === 0 || shown.dumps.length > mostDumps}
          onClick={() => live.start(shown)}
        >
          Encode the objects of {plural(shown.dumps.length, 'dump')}
        </button>
      )}
    </aside>
  );
}

type ChosenProps = { readonly shown: PopulationShown; readonly page: DumpPage };

/** How many are chosen, and buttons that choose many at once. */
function Chosen({ shown: { dumps }, page }: ChosenProps) {
  const ids = useMemo(() => new Set(page.items.map(({ id }) => id)), [page]);
  const hidden = dumps.filter((id) => !ids.has(id)).length;
  const isAll = dumps.length - hidden === page.items.length;
  return (
    <p className="dump-choice-words">
      <span role="status">
        {count(dumps.length)} chosen{hidden > 0 && `, ${count(hidden)} not shown`}
        {dumps.length > mostDumps && `: at most ${count(mostDumps)} are encoded`}
      </span>
      <button
        type="button"
        className="quiet"
        disabled={isAll}
        onClick={() => show((now) => ({ dumps: withAll(now.dumps, page.items) }))}
      >
        All shown
      </button>
      {hidden > 0 && (
        <button
          type="button"
          className="quiet"
          onClick={() => show((now) => ({ dumps: now.dumps.filter((id) => ids.has(id)) }))}
        >
          Only these
        </button>
      )}
      <button type="button" className="quiet" disabled={dumps.length === 0} onClick={() => show({ dumps: [] })}>
        None
      </button>
    </p>
  );
}

function NoDumps({ find }: { readonly find: string }) {
  if (find.trim() !== '') {
    return (
      <p className="empty">
        No dump has “{find.trim()}” in its name or format.{' '}
        <button type="button" className="link" onClick={() => show({ find: '' })}>
          Show all
        </button>
      </p>
    );
  }
  return (
    <div className="empty dump-choice-none">
      <p>There are no dumps yet. Drop files here.</p>
      <a className="button" href={addressOf({ view: 'open' })}>
        Open dumps
      </a>
    </div>
  );
}

type ChoicesProps = {
  /** Of those that are chosen. */
  readonly ids: readonly string[];
  readonly dumps: readonly Dump[];
};

/**
 * One stop of the Tab key: arrows go through the list, Space chooses, a click with Shift all up to the one chosen last.
 * Drawn only when the list or the choice changes, since it may be long.
 */
const Choices = memo(function Choices({ ids, dumps }: ChoicesProps) {
  const chosen = useMemo(() => new Set(ids), [ids]);
  const [formats] = useAnswer(() => listFormats());
  const titleOf = (id?: string) =>
    (formats.kind === 'here' ? formats.value.find((format) => format.id === id)?.title : undefined) ?? id;
  const [current, setCurrent] = useState('');
  const last = useRef<string>(undefined);
  const stop = dumps.some(({ id }) => id === current) ? current : dumps[0]?.id;
  const choose = (id: string, isChosen: boolean, isRange: boolean) => {
    const from = isRange ? last.current : undefined;
    last.current = id;
    show((now) => ({ dumps: chosenUpTo(now.dumps, dumps, { id, from, isChosen }) }));
  };
  return (
    <ul className="dump-choices" onKeyDown={walk} aria-label="Dumps">
      {dumps.map((dump) => (
        <li key={dump.id}>
          <label title={dump.name}>
            <input
              type="checkbox"
              checked={chosen.has(dump.id)}
              tabIndex={dump.id === stop ? 0 : -1}
              onFocus={() => setCurrent(dump.id)}
              onChange={({ currentTarget: { checked }, nativeEvent }) =>
                choose(dump.id, checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
              }
            />
            <span className="dump-choice-name">{dump.name}</span>
            <span className="dim">{byteSize(dump.size)}</span>
            <span className="dim dump-choice-doc">
              {[titleOf(dump.format), ago(new Date(dump.createdAt), new Date())].filter(Boolean).join(' · ')}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
});

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  const at = boxes.indexOf(document.activeElement as HTMLInputElement);
  const ends: Readonly<Record<string, number>> = { Home: 0, End: boxes.length - 1 };
  const step = steps[event.key];
  const next = ends[event.key] ?? (step === undefined || at < 0 ? undefined : at + step);
  if (next === undefined) return;
  event.preventDefault();
  boxes[Math.min(boxes.length - 1, Math.max(0, next))]?.focus();
}
