import { useState } from 'react';
import { wordsFor } from '../../api/problem.ts';
import { getInside } from '../../api/trees.ts';
import type { Conversation, Said, SaidInside } from '../../api/types.ts';
import type { OpenCapture } from '../../state/capture.ts';
import { addressOf, navigate } from '../../state/route.ts';
import { contentAt, messageIn, type Stream } from './places.ts';

type Props = {
  readonly open: OpenCapture;
  readonly talk: Conversation;
  readonly said: Said;
  readonly inside: SaidInside;
  readonly stream: Stream;
};

/** What the payload of a message looks like, and the way into it. */
export function InsideChip({ open, talk, said, inside, stream }: Props) {
  const [failure, setFailure] = useState<string>();
  const { layers, field, format, start } = inside;
  const words = `contains ${format ?? inside.title}`;
  const tree = talk.sides.find(({ side }) => side === said.side)?.tree;
  if (layers !== undefined || field === undefined || tree === undefined) {
    const to = layers === undefined ? messageIn(open.id, stream, said) : contentAt(open.id.dump, layers, inside);
    return (
      <a
        className="chip said-inside"
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
      className="chip said-inside"
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
