import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Difference, DifferenceSide } from '../../../api/types.ts';
import { hexOffset } from '../../../base/offset.ts';
import { rowAfter } from '../../../base/rowKeys.ts';
import { isPhone } from '../../../base/screen.ts';
import { type ScrollerHandle, VirtualScroller } from '../../../widgets/VirtualScroller.tsx';

type Props = {
  readonly items: readonly Difference[];
  readonly at: number;
  readonly onPick: (number: number) => void;
};

const lineHeight = 20;

/** Each difference: what happened, where, and what was there before and after. */
export function DiffList({ items, at, onPick }: Props) {
  const scroller = useRef<ScrollerHandle>(null);
  const id = useId();
  const rowHeight = isPhone() ? 2 * lineHeight : lineHeight;
  useEffect(() => {
    if (at >= 0) scroller.current?.show(at);
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const next = rowAfter(event.key, { row: at, rows: items.length, pageRows: scroller.current?.fitting() ?? 1 });
    if (next === undefined) return;
    event.preventDefault();
    onPick(next);
  };
  return (
    <div className="diff-list">
      <VirtualScroller
        rows={items.length}
        rowHeight={rowHeight}
        handle={scroller}
        attributes={{
          role: 'listbox',
          'aria-label': 'Differences',
          'aria-activedescendant': at < 0 ? undefined : `${id}-${at}`,
          onKeyDown,
        }}
      >
        {({ from, to }) =>
          items.slice(from, to).map((item, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: arrows in the list do the same
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: rows scroll through the same elements
              key={i}
              role="option"
              id={`${id}-${from + i}`}
              aria-selected={from + i === at}
              aria-setsize={items.length}
              aria-posinset={from + i + 1}
              className={`diff-row diff-${item.kind}`}
              onClick={() => onPick(from + i)}
            >
              <Row item={item} />
            </div>
          ))
        }
      </VirtualScroller>
    </div>
  );
}

const kinds: Readonly<Record<Difference['kind'], { readonly sign: string; readonly word: string }>> = {
  changed: { sign: '≠', word: 'changed' },
  'type-changed': { sign: 'T', word: 'other type' },
  added: { sign: '+', word: 'added' },
  removed: { sign: '−', word: 'removed' },
  moved: { sign: '↷', word: 'moved' },
};

function Row({ item: { kind, path, newPath, before, after } }: { readonly item: Difference }) {
  const { sign, word } = kinds[kind];
  const where = path === newPath || path === '' ? newPath : newPath === '' ? path : `${path} → ${newPath}`;
  return (
    <>
      <span className="diff-kind">
        <span aria-hidden="true">{sign}</span> {word}
      </span>
      <code className="diff-path" title={where}>
        {where || 'the whole value'}
      </code>
      <Side side={before} />
      <Side side={after} />
    </>
  );
}

function Side({ side }: { readonly side: DifferenceSide | undefined }) {
  if (!side) return <span className="dim">—</span>;
  return (
    <code className="diff-side" title={`${side.type} at ${hexOffset(side.offset)}`}>
      {side.text}
    </code>
  );
}
