import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const quietMillis = 200;

type Props = {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  /** What is searched for now. */
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** The key that leads here. */
  readonly shortcut: string;
  /** After the words of that moment are sent, if they have `changed`. */
  readonly onEnter: (changed: boolean) => void;
};

/** A search box that waits for a pause in typing. Enter does not wait; Escape empties the box, then leaves it. */
export function DelayedSearch({ id, label, placeholder, words, onWords, shortcut, onEnter }: Props) {
  const [text, setText] = useState(words);
  const sent = useRef(words);
  // What was typed since comes after what arrives of it.
  useEffect(() => {
    if (words === sent.current) return;
    sent.current = words;
    setText(words);
  }, [words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the wait
  useEffect(() => {
    if (text === words) return;
    const timer = setTimeout(() => send(text), quietMillis);
    return () => clearTimeout(timer);
  }, [text]);
  const send = (typed: string) => {
    sent.current = typed;
    onWords(typed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      const changed = text !== words;
      send(text);
      onEnter(changed);
    } else if (event.key !== 'Escape') return;
    else if (text === '') event.currentTarget.blur();
    else onWords('');
    event.preventDefault();
  };
  return (
    <input
      id={id}
      className="search-input"
      type="search"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      placeholder={placeholder}
      value={text}
      maxLength={200}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
