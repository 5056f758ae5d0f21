import { useRef, useState } from 'react';
import type { Conversation, ConversationMessage, Flow } from '../../api/types.ts';
import { count, plural } from '../../base/text.ts';
import type { CapturePlace } from '../../state/address/capturePlace.ts';
import { addressOf, navigate } from '../../state/address/route.ts';
import type { OpenCapture } from '../../state/capture/capture.ts';
import type { PagedList } from '../../state/shell/pagedList.ts';
import { Icon, type IconName } from '../../widgets/Icon.tsx';
import { ChipList } from './ChipList.tsx';
import { between, partnerWords, pauseWords } from './conversationMessage.ts';
import { ListGrid } from './ListGrid.tsx';
import { PayloadChip } from './PayloadChip.tsx';
import { messageIn, streamOfSide } from './places.ts';
import { Moment } from './Times.tsx';
import { hexWords, issueChip, kindWords, textWords } from './words.ts';

import './conversationMessageList.css';

type Props = {
  readonly open: OpenCapture;
  readonly conversation: Conversation;
  readonly flow: Flow | undefined;
  readonly list: PagedList<ConversationMessage>;
  /** Whether only some messages are in the list, whose numbers are no places in it then. */
  readonly filtered: boolean;
  readonly place: CapturePlace;
  readonly onChange: (part: Partial<CapturePlace>) => void;
};

/** Messages of the conversation, in the order of time: the client's at the left, the server's at the right. */
export function ConversationMessageList({ open, conversation, flow, list, filtered, place, onChange }: Props) {
  const [hovered, setHovered] = useState<ConversationMessage>();
  const goTo = useRef<((row: number) => void) | undefined>(undefined);
  const lookedAt =
    hovered?.partner ?? (hovered === undefined && !filtered ? partnerOf(list, place.message) : undefined);
  const show = (message: ConversationMessage) => {
    const stream = streamOfSide(conversation, flow, message.side);
    if (stream) navigate(messageIn(open.id, stream, message));
    else onChange({ message: message.number });
  };
  return (
    <ListGrid
      list={list}
      label="Messages of the conversation"
      className="conversation-messages"
      rowHeight={48}
      columns={3}
      goTo={goTo}
      first={filtered ? undefined : place.message}
      head={['Client', 'Time', 'Server'].map((title) => (
        <span key={title} role="columnheader" className="visually-hidden">
          {title}
        </span>
      ))}
      cells={(message, index) => (
        <Cells
          open={open}
          conversation={conversation}
          flow={flow}
          message={message}
          before={index > 0 ? list.at(index - 1) : undefined}
          partner={message.partner === undefined || filtered ? undefined : list.at(message.partner)}
          onPartner={filtered ? undefined : () => message.partner !== undefined && goTo.current?.(message.partner)}
        />
      )}
      isSelected={({ number }) => number === place.message}
      rowClass={({ number }) => (number === lookedAt ? 'conversation-message-highlight' : '')}
      onMove={(message) => message && onChange({ message: message.number })}
      onPick={(message) => onChange({ message: message.number })}
      onOpen={show}
      onHover={setHovered}
      empty={
        <p>{filtered ? 'No message has these words.' : 'No messages: the packets of this flow carry no payload.'}</p>
      }
    />
  );
}

const partnerOf = (list: PagedList<ConversationMessage>, message: number | undefined) =>
  message === undefined ? undefined : list.at(message)?.partner;

type CellsProps = Pick<Props, 'open' | 'conversation' | 'flow'> & {
  readonly message: ConversationMessage;
  readonly before: ConversationMessage | undefined;
  readonly partner: ConversationMessage | undefined;
  /** Undefined where it is not known where the partner is. */
  readonly onPartner: (() => void) | undefined;
};

function Cells({ before, ...shown }: CellsProps) {
  const { open, message } = shown;
  const pause = pauseWords(between(before, message));
  const bubble = <Bubble {...shown} />;
  return (
    <>
      <span role="gridcell" className="conversation-message-side">
        {message.side === 'a' && bubble}
      </span>
      <span role="gridcell" className="conversation-message-time">
        <Moment open={open} time={message.time} digits={6} />
        {pause && <span className={pause.long ? 'pause-long' : 'dim'}>{pause.words}</span>}
      </span>
      <span role="gridcell" className="conversation-message-side">
        {message.side === 'b' && bubble}
      </span>
    </>
  );
}

const kindIcons: Readonly<Record<ConversationMessage['kind'], IconName>> = {
  handshake: 'turn',
  request: 'jump',
  response: 'undo',
  one_way: 'note',
  turn: 'note',
  datagram: 'note',
};

type BubbleProps = Omit<CellsProps, 'before'>;

function Bubble({ open, conversation, flow, message, partner, onPartner }: BubbleProps) {
  const { kind, title, length, firstBytes, packet, document, inside } = message;
  const stream = streamOfSide(conversation, flow, message.side);
  const bytes = (
    <>
      <code>{hexWords(firstBytes, 8)}</code> <code className="dim">{textWords(firstBytes, 24)}</code>
    </>
  );
  return (
    <span className={`conversation-message conversation-message-${message.side} conversation-message-${kind}`}>
      <span className="conversation-message-line">
        {kindWords[kind] !== '' && <Icon name={kindIcons[kind]} />}
        <span className="conversation-message-title" title={title || undefined}>
          {title === '' ? bytes : title}
        </span>
        {inside && stream && (
          <PayloadChip open={open} conversation={conversation} message={message} inside={inside} stream={stream} />
        )}
        {stream && (
          <a
            className="link conversation-message-open"
            href={addressOf(messageIn(open.id, stream, message))}
            tabIndex={-1}
          >
            Inspect
          </a>
        )}
      </span>
      <span className="conversation-message-line conversation-message-more dim">
        {kindWords[kind] !== '' && <span>{kindWords[kind]}</span>}
        {message.partner !== undefined && onPartner && (
          <button type="button" className="link" tabIndex={-1} onClick={onPartner}>
            {partnerWords(message, partner)}
          </button>
        )}
        {document && <span>{document.formatTitle}</span>}
        {document?.issue !== undefined && <ChipList chips={[issueChip(document.issue)]} />}
        <span>{plural(length, 'byte')}</span>
        {packet !== undefined && <span>packet {count(packet)}</span>}
      </span>
    </span>
  );
}
