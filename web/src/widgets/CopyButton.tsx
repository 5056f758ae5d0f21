import { useState } from 'react';
import { copyLater } from '../base/clipboard.ts';
import { Icon } from './Icon.tsx';
import './iconButton.css';

type Props = {
  /** What is copied, or where it comes from. */
  readonly text: string | (() => Promise<string>);
  readonly label: string;
};

/** Copies a text, and says so for a moment. */
export function CopyButton({ text, label }: Props) {
  const [said, say] = useState('');
  const copy = () => {
    const copied = typeof text === 'string' ? navigator.clipboard.writeText(text) : copyLater(text);
    if (typeof text !== 'string') say('copying');
    const end = (word: string) => {
      say(word);
      setTimeout(() => say(''), 1200);
    };
    copied.then(
      () => end('copied'),
      () => end('not copied'),
    );
  };
  return (
    <button type="button" className="icon-button icon-button-small" title={label} aria-label={label} onClick={copy}>
      {said === '' ? <Icon name="copy" /> : <span className="copied">{said}</span>}
    </button>
  );
}
