import { useEffect, useState } from 'react';
import { wordsFor } from '../../../api/problem.ts';
import { byteSize, percent } from '../../../base/text.ts';
import { useStore } from '../../../state/shell/react.ts';
import { WholeText } from '../../../state/tree/wholeText.ts';
import { CopyButton } from '../../../widgets/CopyButton.tsx';
import './longText.css';

/** Bytes of the longest text that is copied: clipboards take little more. */
const mostCopied = 32 << 20;

type Props = {
  readonly tree: string;
  readonly field: string;
  /** The member of the value of that field; empty for the value itself. */
  readonly within: string;
  /** What is shown until somebody asks for more, without quotation marks. */
  readonly brief: string;
  /** What stands before and behind the whole text. */
  readonly quote: string;
  /** Bytes, about. */
  readonly length: number;
};

/** A text too long to come with its value: read on from its beginning, and copied whole. Has to be keyed by what it is of. */
export function LongText({ tree, field, within, brief, quote, length }: Props) {
  const [text] = useState(() => new WholeText(tree, field, within));
  useEffect(() => () => text.close(), [text]);
  const { parts, asking, failure } = useStore(text.shown);
  const [first, last] = [parts[0], parts.at(-1)];
  const inside = first !== undefined && first.from > 0;
  const more = last === undefined || last.next !== undefined;
  return (
    <>
      <div className="value-actual">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard */}
        <code className="value-said long-text" tabIndex={0} role="group" aria-label="Text of the value">
          {inside ? '…' : quote}
          {last === undefined ? brief : parts.map(({ from, text }) => <span key={from}>{text}</span>)}
          {more ? '…' : quote}
        </code>
        {length <= mostCopied && <CopyButton text={() => text.whole()} label="Copy the whole text" />}
      </div>
      <div className="long-text-tools">
        {more && (
          <button type="button" className="button" aria-disabled={asking} onClick={() => void text.more()}>
            Show more
          </button>
        )}
        {inside && (
          <button type="button" className="button" aria-disabled={asking} onClick={() => void text.restart()}>
            From the start
          </button>
        )}
        <span className="dim" role="status">
          {last && `to ${percent(last.next ?? last.size, last.size)}`}
        </span>
        {length > mostCopied && <span className="dim">{byteSize(length)}: too long to copy</span>}
      </div>
      {failure !== undefined && <p className="detail-error">{wordsFor(failure).title}</p>}
    </>
  );
}
