import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flowSearchId } from './useCaptureActions.ts';

const quietMillis = 200;

type Props = { readonly filter: string; readonly onFilter: (filter: string) => void };

/** Words that all have to occur in a flow. The list waits for a pause in typing. */
export function FlowSearch({ filter, onFilter }: Props) {
  const [text, setText] = useState(filter);
  const sent = useRef(filter);
  // What was typed since comes after what arrives of it.
  useEffect(() => {
    if (filter === sent.current) return;
    sent.current = filter;
    setText(filter);
  }, [filter]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the wait
  useEffect(() => {
    if (text === filter) return;
    const timer = setTimeout(() => send(text), quietMillis);
    return () => clearTimeout(timer);
  }, [text]);
  const send = (words: string) => {
    sent.current = words;
    onFilter(words);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      send(text);
      document.querySelector<HTMLElement>('.capture-main [role=grid]')?.focus();
    } else if (event.key !== 'Escape') return;
    else if (text === '') event.currentTarget.blur();
    else onFilter('');
    event.preventDefault();
  };
  return (
    <search className="flow-search">
      <input
        id={flowSearchId}
        className="search-input"
        type="search"
        aria-label="Search flows"
        aria-keyshortcuts="s"
        placeholder="Address, port, name, tcp, rst"
        value={text}
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </search>
  );
}
