import type { Conversation, Flow, FlowSide } from '../../api/types.ts';
import { byteSize } from '../../base/text.ts';
import { sideWords } from '../../state/address/capturePlace.ts';
import { addressOf } from '../../state/address/route.ts';
import type { OpenCapture } from '../../state/capture/capture.ts';
import { saveLayer } from '../../state/dump/savingLayers.ts';
import { IconButton } from '../../widgets/IconButton.tsx';
import { type Stream, streamOf, streamOfSide } from './places.ts';
import { endpoint } from './words.ts';
import './sideHeads.css';
import './sides.css';

type Props = { readonly open: OpenCapture; readonly flow: Flow; readonly conversation: Conversation };

/** Above the two columns: which side each is, its address, and the way to all it sent. */
export function SideHeads({ open, flow, conversation }: Props) {
  const of = (side: 'a' | 'b') => ({
    stream: streamOfSide(conversation, flow, side),
    partial: conversation.sides.some((each) => each.side === side && each.status === 'partial'),
  });
  return (
    <div className="side-heads">
      <SideHead open={open} flow={flow.number} letter="a" side={flow.a} {...of('a')} />
      <span className="side-between dim">Time</span>
      <SideHead open={open} flow={flow.number} letter="b" side={flow.b} {...of('b')} />
    </div>
  );
}

type HeadProps = {
  readonly open: OpenCapture;
  readonly flow: number;
  readonly letter: 'a' | 'b';
  readonly side: FlowSide;
  readonly stream: Stream | undefined;
  /** Whether some of it was not understood. */
  readonly partial: boolean;
};

function SideHead({ open, flow, letter, side, stream, partial }: HeadProps) {
  return (
    <div className={`side-head side-head-${letter}`}>
      <span className={`side-mark side-${letter}`}>{sideWords[letter]}</span>
      <code className="side-end" title={side.name ? `${side.name}, ${endpoint(side)}` : endpoint(side)}>
        {side.name ?? endpoint(side)}
      </code>
      {stream && side.streamBytes > 0 ? (
        <span className="side-stream">
          <a
            className="link"
            href={addressOf(streamOf(open.id, stream))}
            title={`Open everything the ${sideWords[letter]} sent in the inspector`}
          >
            <span className="side-words">Inspect all </span>
            {byteSize(side.streamBytes)}
          </a>
          <IconButton
            icon="download"
            label={`Download everything the ${sideWords[letter]} sent`}
            onClick={() => saveLayer(open.id.dump, stream.layers, `flow-${flow}-${letter}.bin`)}
          />
        </span>
      ) : (
        <span className="dim side-stream">{byteSize(side.streamBytes)}</span>
      )}
      {partial && <span className="status-word status-partial">partial</span>}
    </div>
  );
}
