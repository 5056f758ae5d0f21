import { wordsFor } from '../../../api/problem.ts';
import type { Diagnostic } from '../../../api/types.ts';
import { plural } from '../../../base/text.ts';
import type { Redecoding } from '../../../state/formats/redecoding.ts';
import { starting } from '../../../state/formats/starting.ts';
import { useStore } from '../../../state/shell/react.ts';
import { Icon } from '../../../widgets/Icon.tsx';

type Props = {
  readonly diagnostics: readonly Diagnostic[];
  readonly blank: boolean;
  readonly checking: boolean;
  readonly redecoding: Redecoding | undefined;
  readonly onPick: (diagnostic: Diagnostic) => void;
};

/** Everything that is wrong with the text, and how decoding with it goes. */
export function Messages({ diagnostics, blank, checking, redecoding, onPick }: Props) {
  return (
    <div className="messages" aria-label="Diagnostics of the descriptor" role="group">
      <p className="messages-head" role="status">
        <span>{blank ? 'The descriptor is empty' : checking ? 'Checking' : sum(diagnostics)}</span>
        {blank && (
          <button type="button" className="link" onClick={() => starting.set(true)}>
            Start from a template or a list of Java fields
          </button>
        )}
        {redecoding && <Progress redecoding={redecoding} />}
      </p>
      {diagnostics.length > 0 && (
        <ul>
          {diagnostics.map((diagnostic) => (
            <li key={`${diagnostic.line} ${diagnostic.column} ${diagnostic.message}`}>
              <button type="button" className="message" onClick={() => onPick(diagnostic)}>
                <Icon name={diagnostic.severity} className={`icon-${diagnostic.severity}`} />
                <code className="dim">
                  {diagnostic.line}:{diagnostic.column}
                </code>
                <span>
                  <span className="visually-hidden">{diagnostic.severity}: </span>
                  {diagnostic.message}
                  {diagnostic.path && <code className="dim message-path"> {diagnostic.path}</code>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function sum(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  if (diagnostics.length === 0) return 'No errors';
  return [errors && plural(errors, 'error'), warnings && plural(warnings, 'warning')].filter(Boolean).join(', ');
}

function Progress({ redecoding }: { readonly redecoding: Redecoding }) {
  const progress = useStore(redecoding.progress);
  const stale = useStore(redecoding.stale);
  const failure = useStore(redecoding.failure);
  const good = useStore(redecoding.open) !== undefined;
  if (failure !== undefined) return <span className="worst-error">{wordsFor(failure).title}</span>;
  if (progress !== undefined) return <span className="dim">decoding, {Math.floor(progress * 100)}%</span>;
  if (!stale) return null;
  return <span className="dim">{good ? 'showing the last valid version' : 'no valid version yet'}</span>;
}
