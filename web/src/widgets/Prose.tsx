import { Fragment } from 'react';
import './prose.css';

const listed = /\n\s*([-*]|\d+\.)\s/;

type Props = { readonly text: string; readonly className: string };

/** A text as descriptors have it: blank lines part paragraphs, lines flow but for lists, backticks hold code. */
export function Prose({ text, className }: Props) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className={listed.test(paragraph) ? `${className} prose-lines` : className}>
      <Line text={paragraph} />
    </p>
  ));
}

/** A text without paragraphs; backticks hold code. */
export function Line({ text }: { readonly text: string }) {
  let at = 0;
  return text.split(/`([^`\n]+)`/).map((part, index) => {
    const key = at;
    at += part.length + 1;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
