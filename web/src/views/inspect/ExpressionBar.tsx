import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ApiError, wasAborted, wordsFor } from '../../api/problem.ts';
import { evaluate } from '../../api/trees.ts';
import type { Diagnostic, QueryResult } from '../../api/types.ts';
import { count } from '../../base/text.ts';
import { useStore } from '../../state/shell/react.ts';
import { expressions, rememberExpression } from '../../state/tree/expressions.ts';
import type { OpenTree } from '../../state/tree/openTree.ts';
import { IconButton } from '../../widgets/IconButton.tsx';
import { Keys } from '../../widgets/Palette.tsx';
import { step } from './history.ts';
import { SelectedValues } from './SelectedValues.tsx';
import './expressionBar.css';

type Props = { readonly open: OpenTree; readonly onClose: () => void };

type Answer =
  | { readonly kind: 'none' }
  | { readonly kind: 'value'; readonly expression: string; readonly result: QueryResult }
  | { readonly kind: 'diagnostic'; readonly diagnostic: Diagnostic }
  | { readonly kind: 'failed'; readonly words: string };

const restMillis = 150;

/**
 * Evaluates an expression of the descriptor language on the tree while it is written, or lists the values that it selects.
 * Names are those of the whole dump; `Enter` jumps to the field the (first) value comes from, and arrows bring back what was
 * asked before.
 */
export function ExpressionBar({ open, onClose }: Props) {
  const past = useStore(expressions);
  const [expression, setExpression] = useState('');
  const [at, setAt] = useState(-1);
  const answer = useAnswer(open, expression);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const jump = () => {
    rememberExpression(expression);
    setAt(-1);
    const first =
      answer.kind === 'value' ? (answer.result.field?.id ?? answer.result.selected?.items[0]?.value.field) : undefined;
    if (first !== undefined) void open.jumpTo(first);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') jump();
    else if (event.key === 'Escape') onClose();
    else if (move !== undefined) {
      const next = step(past, at, move);
      setAt(next);
      setExpression(past[next] ?? '');
    } else return;
    event.preventDefault();
  };
  const selected = answer.kind === 'value' ? answer.result.selected : undefined;
  return (
    <>
      <div className="expression-bar" role="search" aria-label="Expression">
        <span className="expression-sign" aria-hidden="true">
          =
        </span>
        <span className="expression-input">
          <input
            ref={input}
            aria-label="Expression to evaluate"
            aria-invalid={answer.kind === 'diagnostic'}
            placeholder="records[3].prices.size"
            spellCheck={false}
            autoComplete="off"
            value={expression}
            onChange={(event) => {
              setExpression(event.target.value);
              setAt(-1);
            }}
            onKeyDown={onKeyDown}
          />
          {answer.kind === 'diagnostic' && <DiagnosticMark diagnostic={answer.diagnostic} expression={expression} />}
        </span>
        <output className="expression-answer">
          <AnswerWords answer={answer} onJump={jump} />
        </output>
        <IconButton icon="close" label="Close the expression (Esc)" onClick={onClose} />
      </div>
      {selected && answer.kind === 'value' && (
        <SelectedValues key={answer.expression} open={open} expression={answer.expression} first={selected} />
      )}
    </>
  );
}

/** The last answer stays while the next is on its way, so that nothing flickers while one types. */
function useAnswer(open: OpenTree, expression: string): Answer {
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' });
  const tree = open.tree.id;
  useEffect(() => {
    if (expression.trim() === '') {
      setAnswer({ kind: 'none' });
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      evaluate(tree, expression, undefined, stop.signal).then(
        (result) => setAnswer({ kind: 'value', expression, result }),
        (error: unknown) => !wasAborted(error) && setAnswer(answerOf(error)),
      );
    }, restMillis);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [tree, expression]);
  return answer;
}

function answerOf(error: unknown): Answer {
  const diagnostic = error instanceof ApiError ? error.diagnostics[0] : undefined;
  if (diagnostic) return { kind: 'diagnostic', diagnostic };
  const { title, detail } = wordsFor(error);
  return { kind: 'failed', words: `${title}. ${detail}` };
}

/** Underlines what is wrong, in the same monospace the input has. */
function DiagnosticMark({ diagnostic, expression }: { readonly diagnostic: Diagnostic; readonly expression: string }) {
  const from = Math.min(diagnostic.column - 1, expression.length);
  const to = Math.max(from + 1, diagnostic.endColumn === undefined ? expression.length : diagnostic.endColumn - 1);
  return <span className="expression-mark" style={{ left: `${from}ch`, width: `${to - from}ch` }} aria-hidden="true" />;
}

function AnswerWords({ answer, onJump }: { readonly answer: Answer; readonly onJump: () => void }) {
  switch (answer.kind) {
    case 'none':
      return (
        <span className="dim">The value of an expression, or values by a condition: orders[?price &gt; 100], ..id</span>
      );
    case 'diagnostic':
      return <span className="worst-error">{answer.diagnostic.message}</span>;
    case 'failed':
      return <span className="worst-error">{answer.words}</span>;
    case 'value': {
      const { selected } = answer.result;
      if (selected) {
        const found = count(selected.items.length);
        return <span className="dim">{selected.next === undefined ? `${found} selected` : `the first ${found}`}</span>;
      }
      const { value, type, count: size, field, path } = answer.result;
      const words = [value.actual, value.symbol, value.description].filter(Boolean).join('  ');
      return (
        <>
          <code className="expression-value">{words || '—'}</code>
          <span className="dim">
            {type}
            {size !== undefined && `, ${count(size)}`}
          </span>
          {field && (
            <button type="button" className="link" title={path} onClick={onJump}>
              Go to field <Keys keys={['Enter']} />
            </button>
          )}
        </>
      );
    }
  }
}
