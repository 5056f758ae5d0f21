import type { KeyboardEvent, PointerEvent } from 'react';
import { nameShare } from './layout.ts';

type Props = {
  /** Share of the tree's width that the names take. */
  readonly share: number;
  readonly onResize: (share: number) => void;
};

const step = 0.02;

/** The edge between names and values: drag it, or press arrows on it. */
export function ColumnEdge({ share, onResize }: Props) {
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const around = event.currentTarget.parentElement?.getBoundingClientRect();
    if (around) onResize(nameShare(event.clientX - around.left, around.width));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') onResize(nameShare(share + step, 1));
    else if (event.key === 'ArrowLeft') onResize(nameShare(share - step, 1));
    else return;
    event.preventDefault();
  };
  return (
    <div
      className="column-edge"
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the names"
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
      }}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
}
