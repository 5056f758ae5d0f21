import { useState } from 'react';
import type { OpenConversation } from '../../state/capture/conversation.ts';
import { type Action, useActions } from '../../state/shell/actions.ts';
import { DelayedSearch } from '../../widgets/DelayedSearch.tsx';

const id = 'message-search';

const actions: readonly Action[] = [
  { group: 'Capture', title: 'Search messages', keys: ['S'], run: () => document.getElementById(id)?.focus() },
];

/** Words that messages of the conversation have: in what they are called, or in their bytes. */
export function MessageSearch({ conversation }: { readonly conversation: OpenConversation }) {
  const [words, setWords] = useState(conversation.words);
  useActions(actions);
  return (
    <search className="message-search">
      <DelayedSearch
        id={id}
        label="Search messages"
        placeholder="Method, path, status, text"
        shortcut="S"
        words={words}
        onWords={(next) => {
          setWords(next);
          conversation.filter(next);
        }}
        onEnter={() => document.querySelector<HTMLElement>('.conversation-messages [role=grid]')?.focus()}
      />
    </search>
  );
}
