import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Hit } from '../../api/types.ts';
import { hexOffset } from '../../base/offset.ts';
import { rowAfter } from '../../base/rowKeys.ts';
import { isPhone } from '../../base/screen.ts';
import { type RowWindow, type ScrollerHandle, VirtualScroller } from '../../widgets/VirtualScroller.tsx';
import { bytesOf, isReadable } from './hits.ts';
import './hitList.css';

type Props = {
  readonly hits: readonly Hit[];
  readonly at: number;
  readonly isMore: boolean;
  readonly onHit: (number: number) => void;
  readonly onMore: () => void;
};

const lineHeight = 20;

/** What was found: offset, what it is, where it stands, and what is around it. More hits come as one scrolls to the last. */
export function HitList({ hits, at, isMore, onHit, onMore }: Props) {
  const scroller = useRef<ScrollerHandle>(null);
  const id = useId();
  const rowHeight = isPhone() ? 2 * lineHeight : lineHeight;
  useEffect(() => {
    if (at >= 0) scroller.current?.show(at);
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const next = rowAfter(event.key, { row: at, rows: hits.length, pageRows: scroller.current?.fitting() ?? 1 });
    if (next === undefined) return;
    event.preventDefault();
    onHit(next);
  };
  return (
    <section className="hit-list" aria-label="Hits" style={{ height: hits.length * rowHeight }}>
      <VirtualScroller
        rows={hits.length}
        rowHeight={rowHeight}
        handle={scroller}
        attributes={{
          role: 'listbox',
          'aria-label': 'Hits',
          'aria-activedescendant': at < 0 ? undefined : `${id}-${at}`,
          onKeyDown,
        }}
      >
        {(window) => <Rows id={id} hits={hits} window={window} at={at} isMore={isMore} onHit={onHit} onMore={onMore} />}
      </VirtualScroller>
    </section>
  );
}

type RowsProps = Props & { readonly id: string; readonly window: RowWindow };

function Rows({ id, hits, window, at, isMore, onHit, onMore }: RowsProps) {
  const isAtEnd = isMore && window.to >= hits.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each time the end comes in sight
  useEffect(() => {
    if (isAtEnd) onMore();
  }, [isAtEnd]);
  return hits.slice(window.from, window.to).map((hit, i) => {
    const number = window.from + i;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: arrows in the list do the same
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: rows scroll through the same elements
        key={i}
        role="option"
        id={`${id}-${number}`}
        aria-selected={number === at}
        aria-setsize={isMore ? -1 : hits.length}
        aria-posinset={number + 1}
        className="hit-row"
        onClick={() => onHit(number)}
      >
        <code>{hexOffset(hit.offset)}</code>
        <Content hit={hit} />
        <span className="hit-is dim">{hit.is}</span>
        <code className="hit-path dim">{hit.path}</code>
      </div>
    );
  });
}

/** The characters around it where it has any, its bytes otherwise. */
function Content({ hit }: { readonly hit: Hit }) {
  if (!isReadable(hit)) return <code className="hit-text">{bytesOf(hit)}</code>;
  return (
    <code className="hit-text">
      <span className="dim">{hit.before}</span>
      <mark>{hit.text}</mark>
      <span className="dim">{hit.after}</span>
    </code>
  );
}
