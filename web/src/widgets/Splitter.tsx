import type { KeyboardEvent, PointerEvent } from 'react';
import './splitter.css';

type Props = {
  /** Whose edge it is, for the layout around. */
  readonly edgeOf: string;
  readonly label: string;
  /** Share of the window's width, 0 … 1, that the pane this splitter sizes takes. */
  readonly share: number;
  /** Share of the width that lies beyond that pane, at the window's edge. */
  readonly beyond?: number;
  /** Which side of the splitter that pane is on. */
  readonly side: 'left' | 'right';
  readonly onResize: (share: number) => void;
  readonly onToggle: () => void;
};

const step = 0.02;
const [smallest, largest] = [0.14, 0.45];

/** The hairline between two panes: drag it, press arrows on it, double-click or Enter to collapse the pane. */
export function Splitter({ edgeOf, label, share, beyond = 0, side, onResize, onToggle }: Props) {
  const resize = (next: number) => onResize(Math.min(largest, Math.max(smallest, next)));
  const grow = side === 'left' ? step : -step;

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const fromLeft = event.clientX / window.innerWidth;
    resize((side === 'left' ? fromLeft : 1 - fromLeft) - beyond);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') resize(share + grow);
    else if (event.key === 'ArrowLeft') resize(share - grow);
    else if (event.key === 'Enter') onToggle();
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={`splitter splitter-${edgeOf}`}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={smallest * 100}
      aria-valuemax={largest * 100}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
      }}
      onPointerMove={onPointerMove}
      onDoubleClick={onToggle}
      onKeyDown={onKeyDown}
    />
  );
}
