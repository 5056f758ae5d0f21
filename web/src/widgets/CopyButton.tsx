import { useState } from 'react';
import { Icon } from './Icon.tsx';
import './iconButton.css';

/** Copies `text`, and says so for a moment. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), 1200);
      },
      () => undefined,
    );
  };
  return (
    <button type="button" className="icon-button icon-button-small" title={label} aria-label={label} onClick={copy}>
      {copied ? <span className="copied">copied</span> : <Icon name="copy" />}
    </button>
  );
}
