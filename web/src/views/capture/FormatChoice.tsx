import { type ReactNode, useEffect, useState } from 'react';
import { listPorts } from '../../api/captures.ts';
import { listFormats } from '../../api/formats.ts';
import { wordsFor } from '../../api/problem.ts';
import type { Conversation, Flow, Format, PortBinding } from '../../api/types.ts';
import { spaceWords } from '../../base/spaceWords.ts';
import type { OpenConversation } from '../../state/capture/conversation.ts';
import { useAnswer } from '../../state/shell/useAnswer.ts';
import { formatWords } from './words.ts';
import './formatChoice.css';

type Props = {
  readonly conversation: OpenConversation;
  readonly flow: Flow;
  readonly read: Conversation;
  /** What else there is to choose. */
  readonly children?: ReactNode;
};

export const formatChoiceId = 'flow-format';

/** The format of the flow: chosen for it alone, or for its port in every capture. */
export function FormatChoice({ conversation, flow, read, children }: Props) {
  const [formats] = useAnswer(() => listFormats(conversation.space), conversation.space);
  const [ports, askPorts] = useAnswer<PortBinding[]>(() => listPorts(conversation.space), conversation.space);
  const [failure, setFailure] = useState<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another flow has another choice
  useEffect(() => setFailure(undefined), [conversation]);
  const port = flow.b.port;
  const rule = ports.kind === 'here' ? ports.value.find((each) => each.port === port) : undefined;
  const choose = (format: string, forPort?: number) => {
    setFailure(undefined);
    conversation.bind(format, forPort).then(askPorts, setFailure);
  };
  const found =
    read.by === 'datagrams'
      ? formatWords(flow)
      : [...new Set(read.sides.map(({ formatTitle }) => formatTitle))].join(' / ');
  return (
    <div className="format-choice">
      <label>
        Format{' '}
        <select id={formatChoiceId} value={flow.bound ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">
            {flow.bound ? 'Detect automatically' : found === '' ? 'Not detected' : `${found}, detected`}
          </option>
          {formats.kind === 'here' && <Options formats={formats.value} />}
        </select>
      </label>
      {flow.bound && port > 0 && rule?.format !== flow.bound && (
        <button type="button" className="link" onClick={() => choose(flow.bound ?? '', port)}>
          Use for port {port} in every capture{ofSpace(conversation.space)}
        </button>
      )}
      {rule && (
        <span className="dim">
          Port {port} is <code>{rule.format}</code> in every capture{ofSpace(rule.space)}.{' '}
          <button type="button" className="link" onClick={() => choose('', port)}>
            Remove this rule
          </button>
        </span>
      )}
      {children}
      {failure !== undefined && <span className="detail-error">{wordsFor(failure).title}</span>}
    </div>
  );
}

/** Whose captures; nothing for everybody's. */
const ofSpace = (space: string) => (space === 'public' ? '' : ` of ${spaceWords(space)}`);

/** Protocols first, then everything else by name: a flow may carry any format. */
function Options({ formats }: { readonly formats: readonly Format[] }) {
  const isProtocol = ({ category }: Format) => category === 'network' || category === 'protocols';
  const byTitle = (a: Format, b: Format) => a.title.localeCompare(b.title);
  const groups = [
    { title: 'Protocols', formats: formats.filter(isProtocol).sort(byTitle) },
    { title: 'Your own', formats: formats.filter(({ origin }) => origin === 'own').sort(byTitle) },
    {
      title: 'Formats',
      formats: formats.filter((format) => !isProtocol(format) && format.origin !== 'own').sort(byTitle),
    },
  ];
  return groups
    .filter((group) => group.formats.length > 0)
    .map((group) => (
      <optgroup key={group.title} label={group.title}>
        {group.formats.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </optgroup>
    ));
}
