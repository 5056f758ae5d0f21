import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog } from './Dialog.tsx';
import './palette.css';

export type Choice = {
  readonly title: string;
  readonly hint?: string;
  readonly keys?: readonly string[];
  readonly run: () => void;
};

type Props = {
  readonly label: string;
  readonly placeholder: string;
  /** What to offer for what has been typed; the first is run by Enter. */
  readonly choices: (query: string) => readonly Choice[];
  readonly empty: string;
  /** Told what has been typed, for choices that have to be asked for. */
  readonly onQuery?: (query: string) => void;
  readonly onClose: () => void;
};

/** An input above a list: type to narrow, arrows to move, Enter to run. */
export function Palette({ label, placeholder, choices, empty, onQuery, onClose }: Props) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const list = useId();
  const offered = choices(query);
  const run = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    choice.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && offered.length > 0) setActive((active + step + offered.length) % offered.length);
    else if (event.key === 'Enter') run(offered[active]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={label} onClose={onClose}>
      <input
        className="palette-input"
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={offered.length > 0 ? `${list}-${active}` : undefined}
        placeholder={placeholder}
        spellCheck={false}
        autoComplete="off"
        autoFocus
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          onQuery?.(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="palette-list" role="listbox" id={list} aria-label={label}>
        {offered.map((choice, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the input runs the active one
          <div
            key={`${choice.title} ${choice.hint}`}
            id={`${list}-${i}`}
            role="option"
            aria-selected={i === active}
            tabIndex={-1}
            className="palette-choice"
            onClick={() => run(choice)}
            onPointerMove={() => setActive(i)}
          >
            <span>{choice.title}</span>
            {choice.hint && <span className="dim">{choice.hint}</span>}
            {choice.keys?.[0] && <Keys keys={choice.keys} />}
          </div>
        ))}
      </div>
      {offered.length === 0 && <p className="dim">{empty}</p>}
    </Dialog>
  );
}

const names: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** A key as `Action.keys` has it, in the words of key caps: `Ctrl Z`, `Ctrl Shift Z`, `Shift D`, `d`, `/`. */
export function keyWords(key: string): string {
  const parts = key.split('+');
  const last = parts.at(-1) ?? '';
  const isCapital = /^[A-Z]$/.test(last);
  const shown = names[last] ?? (parts.length > 1 ? last.toUpperCase() : last);
  return [...parts.slice(0, -1), ...(isCapital ? ['Shift'] : []), shown].join(' ');
}

/** Key caps: `Ctrl` `K`, or `/`. */
export function Keys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className="keys">
      {keys.map((key) => (
        <kbd key={key}>{keyWords(key)}</kbd>
      ))}
    </span>
  );
}
