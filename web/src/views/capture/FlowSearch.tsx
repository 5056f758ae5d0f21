import { type KeyboardEvent, useEffect, useState } from 'react';
import { flowSearchId } from './useCaptureActions.ts';

const quietMillis = 200;

type Props = { readonly filter: string; readonly onFilter: (filter: string) => void };

/** Words that all have to occur in a flow. The list waits for a pause in typing. */
export function FlowSearch({ filter, onFilter }: Props) {
  const [text, setText] = useState(filter);
  useEffect(() => setText(filter), [filter]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the wait
  useEffect(() => {
    if (text === filter) return;
    const timer = setTimeout(() => onFilter(text), quietMillis);
    return () => clearTimeout(timer);
  }, [text]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      onFilter(text);
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
