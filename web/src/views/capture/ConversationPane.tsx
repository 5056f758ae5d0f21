import { useEffect, useState } from 'react';
import { wordsFor } from '../../api/problem.ts';
import type { Flow } from '../../api/types.ts';
import { plural } from '../../base/text.ts';
import type { CapturePlace, OverlapPolicy } from '../../state/address/capturePlace.ts';
import { addressOf } from '../../state/address/route.ts';
import type { OpenCapture } from '../../state/capture/capture.ts';
import { OpenConversation } from '../../state/capture/conversation.ts';
import { useBack } from '../../state/shell/reachable.ts';
import { useStore } from '../../state/shell/react.ts';
import { IconButton } from '../../widgets/IconButton.tsx';
import { Late } from '../../widgets/Late.tsx';
import { RetryBanner } from '../../widgets/RetryBanner.tsx';
import { ChipList } from './ChipList.tsx';
import { ConversationMessageList } from './ConversationMessageList.tsx';
import { Embedded } from './Embedded.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import { MessageSearch } from './MessageSearch.tsx';
import { OverlapChoice } from './OverlapChoice.tsx';
import { packetsOf } from './places.ts';
import { SideHeads } from './SideHeads.tsx';
import { chipsOf, endpoint, protocolWords } from './words.ts';
import './conversationPane.css';

type Props = {
  readonly open: OpenCapture;
  readonly number: number;
  readonly place: CapturePlace;
  readonly onChange: (part: Partial<CapturePlace>) => void;
  readonly onOverlaps: (overlaps: OverlapPolicy) => void;
  readonly onClose: () => void;
};

/** One flow as a conversation: the messages of both sides, when they came, and which responses belong to which requests. */
export function ConversationPane({ open, number, place, onChange, onOverlaps, onClose }: Props) {
  const conversation = useConversation(open, number, place.overlaps);
  const [flow, setFlow] = useState<Flow>();
  const revision = useStore(open.revision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a flow is bound to changes with the revision
  useEffect(() => {
    let left = false;
    // The conversation says what is wrong, where something is.
    open.flow(number).then(
      (flow) => !left && setFlow(flow),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [open, number, revision]);
  return (
    <section className="conversation-pane" aria-label={`Conversation of flow ${number}`}>
      <div className="pane-head conversation-head">
        <h2>
          Flow {number}
          {flow && <span className="dim"> {protocolWords(flow.protocol)}</span>}
        </h2>
        {flow && (
          <span className="conversation-ends">
            <code>{endpoint(flow.a)}</code> <span className="dim">and</span> <code>{endpoint(flow.b)}</code>
          </span>
        )}
        {flow && <ChipList chips={chipsOf(flow)} />}
        <span className="pane-head-end">
          {flow && (
            <a className="link" href={addressOf(packetsOf(open.id, number))}>
              {plural(flow.packets, 'packet')}
            </a>
          )}
          <IconButton icon="close" label="Close the conversation (Esc)" onClick={onClose} />
        </span>
      </div>
      {conversation && (
        <Messages
          open={open}
          conversation={conversation}
          flow={flow}
          place={place}
          onChange={onChange}
          onOverlaps={onOverlaps}
        />
      )}
    </section>
  );
}

function useConversation(
  open: OpenCapture,
  number: number,
  overlaps: OverlapPolicy | undefined,
): OpenConversation | undefined {
  const [conversation, setConversation] = useState<OpenConversation>();
  useEffect(() => {
    const next = new OpenConversation(open, number, overlaps);
    setConversation(next);
    return () => next.close();
  }, [open, number, overlaps]);
  return conversation?.flow === number ? conversation : undefined;
}

type MessagesProps = Pick<Props, 'open' | 'place' | 'onChange' | 'onOverlaps'> & {
  readonly conversation: OpenConversation;
  readonly flow: Flow | undefined;
};

function Messages({ open, conversation, flow, place, onChange, onOverlaps }: MessagesProps) {
  const phase = useStore(conversation.phase);
  useBack(phase.kind === 'failed' ? phase.error : undefined, () => conversation.again());
  switch (phase.kind) {
    case 'asking':
      return (
        <div className="waiting">
          <Late>
            <p className="dim">Loading…</p>
          </Late>
        </div>
      );
    case 'decoding': {
      const words = 'Decoding both sides';
      return (
        <div className="waiting" role="status">
          <p>
            {words} <span className="dim">{Math.floor(phase.progress * 100)}%</span>
          </p>
          <progress value={phase.progress} max={1} aria-label={words} />
        </div>
      );
    }
    case 'failed':
      return <RetryBanner {...wordsFor(phase.error)} onAgain={() => conversation.again()} />;
    case 'ready':
      return (
        <>
          {flow && (
            <FormatChoice conversation={conversation} flow={flow} read={phase.conversation}>
              <MessageSearch conversation={conversation} />
              <OverlapChoice flow={flow} overlaps={place.overlaps} onChoose={onOverlaps} />
            </FormatChoice>
          )}
          {flow && <SideHeads open={open} flow={flow} conversation={phase.conversation} />}
          {flow && phase.conversation.by !== 'messages' && (
            <Embedded open={open} flow={flow} conversation={phase.conversation} />
          )}
          <ConversationMessageList
            open={open}
            conversation={phase.conversation}
            flow={flow}
            list={phase.messages}
            filtered={conversation.words !== ''}
            place={place}
            onChange={onChange}
          />
        </>
      );
  }
}
