import { useEffect, useRef } from 'react';
import type { Hit } from '../../api/types.ts';
import { hexOffset } from '../../base/offset.ts';
import { bytesOf, isReadable } from './hits.ts';
import './hitList.css';

type Props = {
  readonly hits: readonly Hit[];
  readonly at: number;
  readonly isMore: boolean;
  readonly onHit: (number: number) => void;
  readonly onMore: () => void;
};

/** What was found: offset, what it is, where it stands, and what is around it. */
export function HitList({ hits, at, isMore, onHit, onMore }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <section className="hit-list" aria-label="Hits">
      <ul ref={list}>
        {hits.map((hit, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
          <li key={number}>
            <button
              type="button"
              className="hit-row"
              aria-current={number === at ? 'true' : undefined}
              onClick={() => onHit(number)}
            >
              <code className="hit-offset">{hexOffset(hit.offset)}</code>
              <Content hit={hit} />
              <span className="hit-is dim">{hit.is}</span>
              <code className="hit-path dim">{hit.path}</code>
            </button>
          </li>
        ))}
      </ul>
      {isMore && (
        <button type="button" className="quiet" onClick={onMore}>
          More
        </button>
      )}
    </section>
  );
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
