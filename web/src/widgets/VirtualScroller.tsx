import { type ReactNode, type Ref, useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { type Box, clampTop, fittingRows, scrollOfTop, spacerHeight, topOfScroll, topToShow } from './scroll.ts';
import './scroller.css';

/** The rows in sight: `from` inclusive, `to` exclusive; the last may be cut by the edge. */
export type RowWindow = { readonly from: number; readonly to: number };

export type ScrollerHandle = {
  /** Scrolls no more than needed. */
  readonly show: (row: number) => void;
  readonly fitting: () => number;
  readonly top: () => number;
  readonly focus: () => void;
};

type Props = {
  readonly rows: number;
  readonly rowHeight: number;
  readonly children: (window: RowWindow) => ReactNode;
  readonly handle: Ref<ScrollerHandle>;
  /** Attributes of the focusable element: role, labels, key handler. */
  readonly attributes: React.HTMLAttributes<HTMLDivElement>;
};

/**
 * Shows a window onto any number of rows. The content stays put while the native scroll bar moves over a spacer;
 * see `scroll.ts` for why. Wheel and `show` move by exact rows.
 */
export function VirtualScroller({ rows, rowHeight, children, handle, attributes }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  const [wanted, setTop] = useState(0);
  const box: Box = { rows, rowHeight, height };
  const top = clampTop(box, wanted);
  const now = useRef({ box, top });
  now.current = { box, top };
  const expected = useRef(0);

  const move = useCallback((row: number) => {
    const next = clampTop(now.current.box, row);
    now.current = { ...now.current, top: next };
    setTop(next);
  }, []);

  useImperativeHandle(handle, () => ({
    show: (row) => move(topToShow(now.current.box, now.current.top, row)),
    fitting: () => fittingRows(now.current.box),
    top: () => now.current.top,
    focus: () => element.current?.focus({ preventScroll: true }),
  }));

  useLayoutEffect(() => {
    const host = element.current;
    if (!host) return;
    const observer = new ResizeObserver(() => setHeight(host.clientHeight));
    observer.observe(host);
    setHeight(host.clientHeight);
    let remainder = 0;
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? rowHeight : 1;
      remainder += event.deltaY / unit;
      const whole = Math.trunc(remainder);
      remainder -= whole;
      if (whole !== 0) move(now.current.top + whole);
    };
    host.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      host.removeEventListener('wheel', onWheel);
    };
  }, [rowHeight, move]);

  // Our own scroll positions come back as scroll events; `expected` tells them from the user's thumb.
  useLayoutEffect(() => {
    const host = element.current;
    if (!host) return;
    const position = scrollOfTop({ rows, rowHeight, height }, top);
    if (Math.abs(host.scrollTop - position) >= 1) host.scrollTop = position;
    expected.current = host.scrollTop;
  }, [top, rows, rowHeight, height]);

  const onScroll = () => {
    const host = element.current;
    if (!host || Math.abs(host.scrollTop - expected.current) < 1) return;
    expected.current = host.scrollTop;
    move(topOfScroll(now.current.box, host.scrollTop));
  };

  const window: RowWindow = { from: top, to: Math.min(rows, top + Math.ceil(height / rowHeight)) };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: `attributes` carries the role of the grid it is
    <div ref={element} className="scroller" tabIndex={0} onScroll={onScroll} {...attributes}>
      <div className="scroller-view" role="presentation" style={{ height }}>
        {children(window)}
      </div>
      <div role="presentation" style={{ height: Math.max(0, spacerHeight(box) - height) }} />
    </div>
  );
}
