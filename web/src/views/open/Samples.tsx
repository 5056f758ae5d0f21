import { type KeyboardEvent, useMemo, useState } from 'react';
import { listSampleDumps } from '../../api/dumps.ts';
import { wordsFor } from '../../api/problem.ts';
import type { SampleDump } from '../../api/types.ts';
import { byteSize, count } from '../../base/text.ts';
import { openSample } from '../../state/dump/importing.ts';
import { type Action, useActions } from '../../state/shell/actions.ts';
import { useAnswer } from '../../state/shell/useAnswer.ts';
import { type SampleGroup, sampleGroups } from './sampleGroups.ts';
import { samplesFound } from './samplesFound.ts';
import './rows.css';
import './samples.css';

const shownAtFirst = 8;

/** The featured ones first, and among equals one of each category in turn. */
function inTurn(samples: readonly SampleDump[]): readonly SampleDump[] {
  const met = new Map<string, number>();
  const turns = samples.map((sample) => {
    const kind = `${sample.featured} ${sample.category}`;
    const turn = met.get(kind) ?? 0;
    met.set(kind, turn + 1);
    return { sample, turn };
  });
  return turns
    .sort((a, b) => Number(b.sample.featured) - Number(a.sample.featured) || a.turn - b.turn)
    .map(({ sample }) => sample);
}

/** Dumps that come with Hexplain: a few to begin with and all by what they are, or those that a search finds. */
export function Samples() {
  const [asked, again] = useAnswer(listSampleDumps);
  const [query, setQuery] = useState('');
  useActions(searchActions);
  const samples = useMemo(() => (asked.kind === 'here' ? inTurn(asked.value) : []), [asked]);
  const found = useMemo(() => samplesFound(samples, query), [samples, query]);
  const searching = query.trim() !== '';
  const shown = searching ? found : found.slice(0, shownAtFirst);
  const groups = useMemo(() => sampleGroups(asked.kind === 'here' ? asked.value : []), [asked]);
  return (
    <section aria-labelledby="samples-title">
      <div className="rows-head">
        <h2 id="samples-title">Samples</h2>
        {samples.length > 0 && (
          <>
            <span className="dim rows-count" role="status">
              {searching ? `${count(found.length)} of ${count(samples.length)}` : count(samples.length)}
            </span>
            <SampleSearch
              query={query}
              onChange={setQuery}
              onEnter={() => searching && found[0] && openSample(found[0])}
            />
          </>
        )}
      </div>
      {asked.kind === 'waiting' && <Waiting />}
      {asked.kind === 'failed' && <Failed error={asked.error} again={again} />}
      {asked.kind === 'here' && samples.length === 0 && (
        <p className="empty">This server has no samples. Upload or paste bytes instead.</p>
      )}
      {searching && found.length === 0 && (
        <p className="empty">
          No sample has “{query.trim()}” in its name, category or description.{' '}
          <button type="button" className="link" onClick={() => setQuery('')}>
            Show all
          </button>
        </p>
      )}
      <SampleRows samples={shown} />
      {!searching && samples.length > shown.length && groups.map((group) => <Group key={group.title} group={group} />)}
    </section>
  );
}

const searchId = 'sample-search';

const searchActions: readonly Action[] = [
  { group: 'Open', title: 'Search samples', keys: ['s'], run: () => document.getElementById(searchId)?.focus() },
];

type SearchProps = {
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly onEnter: () => void;
};

/** Enter opens the first that is found; Escape empties the box, then leaves it. */
function SampleSearch({ query, onChange, onEnter }: SearchProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onEnter();
    else if (event.key !== 'Escape') return;
    else if (query === '') event.currentTarget.blur();
    else onChange('');
    event.preventDefault();
  };
  return (
    <search className="rows-search">
      <input
        id={searchId}
        className="search-input"
        type="search"
        aria-label="Search samples"
        aria-keyshortcuts="s"
        placeholder="Search, Enter opens the first"
        value={query}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </search>
  );
}

/** The rows are made when the group is opened: there are hundreds. */
function Group({ group: { title, samples } }: { readonly group: SampleGroup }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="sample-group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title} <span className="dim">{count(samples.length)}</span>
      </summary>
      {open && <SampleRows samples={samples} />}
    </details>
  );
}

function SampleRows({ samples }: { readonly samples: readonly SampleDump[] }) {
  return (
    <ul className="rows">
      {samples.map((sample) => (
        <SampleRow key={sample.id} sample={sample} />
      ))}
    </ul>
  );
}

function SampleRow({ sample }: { readonly sample: SampleDump }) {
  return (
    <li>
      <button type="button" className="row" onClick={() => openSample(sample)}>
        <span className="row-title">{sample.title}</span>
        <span className="row-size">{byteSize(sample.size)}</span>
        <span className="row-doc">{sample.doc}</span>
      </button>
    </li>
  );
}

export function Waiting() {
  return (
    <ul className="rows" aria-hidden="true">
      {[0, 1, 2].map((i) => (
        <li key={i} className="row">
          <span className="skeleton row-title">a dump with a name</span>
          <span className="row-doc">
            <span className="skeleton">and a sentence about what is in it</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Failed({ error, again }: { readonly error: unknown; readonly again: () => void }) {
  const { title, detail } = wordsFor(error);
  return (
    <p className="empty">
      {title}. {detail}{' '}
      <button type="button" className="link" onClick={again}>
        Try again
      </button>
    </p>
  );
}
