import { useState } from 'react';
import { wordsFor } from '../../api/problem.ts';
import { getInside } from '../../api/trees.ts';
import type { Conversation, ConversationMessage, MessagePayload } from '../../api/types.ts';
import { addressOf, navigate } from '../../state/address/route.ts';
import type { OpenCapture } from '../../state/capture/capture.ts';
import { contentAt, messageIn, type Stream } from './places.ts';

type Props = {
  readonly open: OpenCapture;
  readonly conversation: Conversation;
  readonly message: ConversationMessage;
  readonly inside: MessagePayload;
  readonly stream: Stream;
};

/** What the payload of a message looks like, and the way into it. */
export function PayloadChip({ open, conversation, message, inside, stream }: Props) {
  const [failure, setFailure] = useState<string>();
  const { layers, field, format, start } = inside;
  const words = `contains ${format ?? inside.title}`;
  const tree = conversation.sides.find(({ side }) => side === message.side)?.tree;
  if (layers !== undefined || field === undefined || tree === undefined) {
    const to = layers === undefined ? messageIn(open.id, stream, message) : contentAt(open.id.dump, layers, inside);
    return (
      <a
        className="chip message-payload"
        href={addressOf(to)}
        tabIndex={-1}
        title={`Its payload looks like ${inside.title}`}
      >
        {words}
      </a>
    );
  }
  const show = () =>
    getInside(tree, field).then(
      ({ dump, layers }) => navigate(contentAt(dump, layers, { format, start })),
      (error: unknown) => setFailure(wordsFor(error).title),
    );
  return (
    <button
      type="button"
      className="chip message-payload"
      tabIndex={-1}
      title={failure ?? `Its payload looks like ${inside.title}`}
      onClick={(event) => {
        event.stopPropagation();
        void show();
      }}
    >
      {words}
    </button>
  );
}
