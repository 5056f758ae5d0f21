import type { Conversation, ConversationSide, Flow, FlowSide } from '../../api/types.ts';
import { byteSize } from '../../base/text.ts';
import type { OpenCapture } from '../../state/capture.ts';
import { addressOf } from '../../state/route.ts';
import { streamOf } from './places.ts';
import { endpoint } from './words.ts';

type Props = { readonly open: OpenCapture; readonly flow: Flow; readonly talk: Conversation };

/** Above the two columns: which side each is, what it speaks, and the way to all it said. */
export function SideHeads({ open, flow, talk }: Props) {
  const of = (side: 'a' | 'b') => talk.sides.find((each) => each.side === side);
  return (
    <div className="side-heads">
      <SideHead open={open} letter="a" side={flow.a} read={of('a')} />
      <span className="side-between dim">Time</span>
      <SideHead open={open} letter="b" side={flow.b} read={of('b')} />
    </div>
  );
}

type HeadProps = {
  readonly open: OpenCapture;
  readonly letter: 'a' | 'b';
  readonly side: FlowSide;
  readonly read: ConversationSide | undefined;
};

function SideHead({ open, letter, side, read }: HeadProps) {
  return (
    <div className={`side-head side-head-${letter}`}>
      <span className={`side-mark side-${letter}`}>{letter}</span>
      <code className="side-end" title={side.name ? `${side.name}, ${endpoint(side)}` : endpoint(side)}>
        {side.name ?? endpoint(side)}
      </code>
      {read ? (
        <a
          className="link side-stream"
          href={addressOf(streamOf(open.id, read))}
          title={`Open all that ${letter} said in the inspector, as ${read.formatTitle}`}
        >
          Inspect all {byteSize(side.streamBytes)}
        </a>
      ) : (
        <span className="dim side-stream">{byteSize(side.streamBytes)}</span>
      )}
      {read?.status === 'partial' && <span className="status-word status-partial">partial</span>}
    </div>
  );
}
