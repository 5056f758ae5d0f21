import { useRef, useState } from 'react';
import type { Conversation, Flow, Said } from '../../api/types.ts';
import { count, plural } from '../../base/text.ts';
import type { OpenCapture } from '../../state/capture.ts';
import type { CapturePlace } from '../../state/capturePlace.ts';
import type { PagedList } from '../../state/pagedList.ts';
import { addressOf, navigate } from '../../state/route.ts';
import { Icon, type IconName } from '../../widgets/Icon.tsx';
import { ChipList } from './ChipList.tsx';
import { InsideChip } from './InsideChip.tsx';
import { ListGrid } from './ListGrid.tsx';
import { messageIn, streamOfSide } from './places.ts';
import { between, partnerWords, pauseWords } from './said.ts';
import { Moment } from './Times.tsx';
import { hexWords, issueChip, kindWords, textWords } from './words.ts';

import './saidList.css';

type Props = {
  readonly open: OpenCapture;
  readonly talk: Conversation;
  readonly flow: Flow | undefined;
  readonly list: PagedList<Said>;
  readonly place: CapturePlace;
  readonly onChange: (part: Partial<CapturePlace>) => void;
};

/** Messages of the conversation, in the order of time: the client's at the left, the server's at the right. */
export function SaidList({ open, talk, flow, list, place, onChange }: Props) {
  const [hovered, setHovered] = useState<Said>();
  const goTo = useRef<((row: number) => void) | undefined>(undefined);
  const lookedAt = hovered?.partner ?? (hovered === undefined ? partnerOf(list, place.said) : undefined);
  const show = (said: Said) => {
    const stream = streamOfSide(talk, flow, said.side);
    if (stream) navigate(messageIn(open.id, stream, said));
    else onChange({ said: said.number });
  };
  return (
    <ListGrid
      list={list}
      label="Messages of the conversation"
      className="said-list"
      rowHeight={48}
      columns={3}
      goTo={goTo}
      first={place.said}
      head={['Client', 'Time', 'Server'].map((title) => (
        <span key={title} role="columnheader" className="visually-hidden">
          {title}
        </span>
      ))}
      cells={(said, index) => (
        <Cells
          open={open}
          talk={talk}
          flow={flow}
          said={said}
          before={index > 0 ? list.at(index - 1) : undefined}
          partner={said.partner === undefined ? undefined : list.at(said.partner)}
          onPartner={() => said.partner !== undefined && goTo.current?.(said.partner)}
        />
      )}
      isSelected={({ number }) => number === place.said}
      rowClass={({ number }) => (number === lookedAt ? 'said-lit' : '')}
      onMove={(said) => said && onChange({ said: said.number })}
      onPick={(said) => onChange({ said: said.number })}
      onOpen={show}
      onHover={setHovered}
      empty={<p>No messages: the packets of this flow carry no payload.</p>}
    />
  );
}

const partnerOf = (list: PagedList<Said>, said: number | undefined) =>
  said === undefined ? undefined : list.at(said)?.partner;

type CellsProps = Pick<Props, 'open' | 'talk' | 'flow'> & {
  readonly said: Said;
  readonly before: Said | undefined;
  readonly partner: Said | undefined;
  readonly onPartner: () => void;
};

function Cells({ before, ...shown }: CellsProps) {
  const { open, said } = shown;
  const pause = pauseWords(between(before, said));
  const bubble = <Bubble {...shown} />;
  return (
    <>
      <span role="gridcell" className="said-side">
        {said.side === 'a' && bubble}
      </span>
      <span role="gridcell" className="said-time">
        <Moment open={open} time={said.time} digits={6} />
        {pause && <span className={pause.long ? 'pause-long' : 'dim'}>{pause.words}</span>}
      </span>
      <span role="gridcell" className="said-side">
        {said.side === 'b' && bubble}
      </span>
    </>
  );
}

const kindIcons: Readonly<Record<Said['kind'], IconName>> = {
  handshake: 'turn',
  request: 'jump',
  response: 'undo',
  one_way: 'note',
  turn: 'note',
  datagram: 'note',
};

type BubbleProps = Omit<CellsProps, 'before'>;

function Bubble({ open, talk, flow, said, partner, onPartner }: BubbleProps) {
  const { kind, title, length, firstBytes, packet, document, inside } = said;
  const stream = streamOfSide(talk, flow, said.side);
  const bytes = (
    <>
      <code>{hexWords(firstBytes, 8)}</code> <code className="dim">{textWords(firstBytes, 24)}</code>
    </>
  );
  return (
    <span className={`said said-${said.side} said-${kind}`}>
      <span className="said-line">
        {kindWords[kind] !== '' && <Icon name={kindIcons[kind]} />}
        <span className="said-title" title={title || undefined}>
          {title === '' ? bytes : title}
        </span>
        {inside && stream && <InsideChip open={open} talk={talk} said={said} inside={inside} stream={stream} />}
        {stream && (
          <a className="link said-open" href={addressOf(messageIn(open.id, stream, said))} tabIndex={-1}>
            Inspect
          </a>
        )}
      </span>
      <span className="said-line said-more dim">
        {kindWords[kind] !== '' && <span>{kindWords[kind]}</span>}
        {said.partner !== undefined && (
          <button type="button" className="link" tabIndex={-1} onClick={onPartner}>
            {partnerWords(said, partner)}
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
