import { useMemo, useRef } from 'react';
import type { OtherVersion, StreamTopic } from '../../../state/address/route.ts';
import { type Action, useActions } from '../../../state/shell/actions.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { IconButton } from '../../../widgets/IconButton.tsx';
import { Classes } from './Classes.tsx';
import { Security } from './Security.tsx';
import './streamPanel.css';

type OnTopic = (topic: StreamTopic | undefined) => void;

type Props = {
  readonly open: OpenTree;
  readonly topic: StreamTopic;
  readonly other: OtherVersion | undefined;
  readonly onTopic: OnTopic;
};

const topics: readonly (readonly [StreamTopic, string, string, string])[] = [
  ['classes', 'Classes', 'What readObject would do, given class files', 'C'],
  ['security', 'Security', 'Known chains, and a filter', 'S'],
];

/** What a Java stream means to a program that reads it. */
export function StreamPanel({ open, topic, other, onTopic }: Props) {
  return (
    <section className="stream-panel" aria-label="Java stream">
      <div className="pane-head">
        <h2>{topics.find(([each]) => each === topic)?.[1]}</h2>
        <span className="pane-head-end">
          <IconButton icon="close" label="Close" onClick={() => onTopic(undefined)} />
        </span>
      </div>
      {topic === 'classes' ? <Classes open={open} other={other} /> : <Security open={open} />}
    </section>
  );
}

type TopicsProps = { readonly topic: StreamTopic | undefined; readonly onTopic: OnTopic };

/** Opens and closes the panel, by buttons and keys. */
export function StreamTopics({ topic, onTopic }: TopicsProps) {
  const latest = useRef(topic);
  latest.current = topic;
  const list = useMemo((): Action[] => {
    const toggle = (each: StreamTopic) => () => onTopic(latest.current === each ? undefined : each);
    return topics.map(([each, label, , key]) => ({
      group: 'Inspect',
      title: `${label} of the Java stream`,
      keys: [key],
      run: toggle(each),
    }));
  }, [onTopic]);
  useActions(list);
  return (
    <fieldset className="choice" aria-label="About the stream">
      {topics.map(([each, label, title, key]) => (
        <button
          key={each}
          type="button"
          title={`${title} (${key})`}
          aria-pressed={topic === each}
          onClick={() => onTopic(topic === each ? undefined : each)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
