import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Sought } from '../../api/search.ts';
import type { SearchKind } from '../../api/types.ts';
import { count, plural } from '../../base/text.ts';
import { useStore } from '../../state/shell/react.ts';
import { goToHit, stepHit } from '../../state/tree/hitShown.ts';
import type { OpenSearch, SearchState, Tally } from '../../state/tree/openSearch.ts';
import type { OpenTree } from '../../state/tree/openTree.ts';
import { IconButton } from '../../widgets/IconButton.tsx';
import { Notes } from '../../widgets/Notes.tsx';
import { HitList } from './HitList.tsx';
import './findBar.css';

const kinds: readonly { readonly kind: SearchKind; readonly title: string; readonly example: string }[] = [
  { kind: 'auto', title: 'Anything', example: 'A text, ac ed ?? 05, 1234, 2024-05-01 or /id=\\d+/' },
  { kind: 'text', title: 'Text', example: 'A text, in UTF-8, UTF-16 and Latin-1' },
  { kind: 'hex', title: 'Bytes', example: 'ac ed ?? 0?' },
  { kind: 'number', title: 'Number', example: '42, 0x2A, 100..200, 3.14~0.01 or int le 42' },
  { kind: 'time', title: 'Time', example: '2024-05-01 or 2024-05-01T10:30+02:00' },
  { kind: 'regex', title: 'Regular expression', example: 'id=\\d+' },
  { kind: 'strings', title: 'Strings', example: 'At least so many characters: 6' },
  { kind: 'name', title: 'Field name', example: 'price, or the end of a path: orders[3].price' },
  { kind: 'type', title: 'Type', example: 'A class or a type, or a part of its name: Order' },
  { kind: 'value', title: 'Value', example: 'price > 100, or orders[*].sku' },
];

const restMillis = 200;

type Props = {
  readonly open: OpenTree;
  readonly sought: Sought;
  readonly onSought: (sought: Sought) => void;
  readonly onClose: () => void;
};

/** Looks for what is typed while it is typed; Enter and F3 go from hit to hit. */
export function FindBar({ open, sought, onSought, onClose }: Props) {
  const { search } = open;
  const state = useStore(search.state);
  const hits = useStore(search.hits);
  const notes = useStore(search.notes);
  const tally = useStore(search.tally);
  const at = useStore(search.at);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => begin(search, sought), restMillis);
    return () => clearTimeout(timer);
  }, [search, sought]);
  useEffect(() => () => search.search(undefined), [search]);

  const step = (by: 1 | -1) => {
    begin(search, sought);
    void stepHit(open, by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="find-bar" role="search" aria-label="Find">
        <input
          ref={input}
          className="search-input find-input"
          aria-label="Find"
          aria-invalid={state.kind === 'failed'}
          placeholder={kinds.find(({ kind }) => kind === sought.kind)?.example}
          spellCheck={false}
          autoComplete="off"
          value={sought.text}
          onChange={(event) => onSought({ ...sought, text: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <select
          aria-label="What to find"
          value={sought.kind}
          onChange={(event) => onSought({ ...sought, kind: kinds[event.target.selectedIndex]?.kind ?? 'auto' })}
        >
          {kinds.map(({ kind, title }) => (
            <option key={kind} value={kind}>
              {title}
            </option>
          ))}
        </select>
        <label className="check-label">
          <input
            type="checkbox"
            checked={sought.ignoreCase}
            onChange={(event) => onSought({ ...sought, ignoreCase: event.target.checked })}
          />
          Ignore case
        </label>
        <output className="find-count">
          <StateWords state={state} tally={tally} found={hits.length} at={at} />
        </output>
        <span className="find-steps">
          <IconButton icon="up" label="Previous hit (Shift+F3)" onClick={() => step(-1)} />
          <IconButton icon="down" label="Next hit (F3)" onClick={() => step(1)} />
          <IconButton icon="close" label="Close find (Esc)" onClick={onClose} />
        </span>
      </div>
      {hits.length > 0 && (
        <HitList
          hits={hits}
          at={at}
          isMore={state.kind === 'rests'}
          onHit={(number) => void goToHit(open, number)}
          onMore={() => void search.more()}
        />
      )}
      <Notes notes={notes} />
    </>
  );
}

/** Looks for what is typed, unless that is looked for. */
function begin(search: OpenSearch, typed: Sought): void {
  const sought = isAsked(typed) ? typed : undefined;
  if (search.sought.get() !== sought) search.search(sought);
}

/** Strings are looked for without a text, too. */
const isAsked = ({ text, kind }: Sought) => text.trim() !== '' || kind === 'strings';

type WordsProps = {
  readonly state: SearchState;
  readonly tally: Tally | undefined;
  readonly found: number;
  readonly at: number;
};

function StateWords({ state, tally, found, at }: WordsProps) {
  if (state.kind === 'idle') return null;
  if (state.kind === 'failed') return <span className="worst-error">{state.words}</span>;
  if (found === 0 && state.kind === 'over') {
    return <span className="dim">{state.problem === '' ? 'Nothing found' : `Nothing found: ${state.problem}`}</span>;
  }
  const total = Math.max(found, tally?.total ?? 0);
  const isWhole = tally ? tally.isWhole : state.kind === 'over';
  const words = `${at < 0 ? '' : `${count(at + 1)} of `}${isWhole ? '' : 'at least '}${plural(total, 'hit')}`;
  return <span className="dim">{state.kind === 'searching' && found === 0 ? 'Searching…' : words}</span>;
}
