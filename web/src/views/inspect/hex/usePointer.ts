import { type PointerEvent, type RefObject, useRef } from 'react';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { offsetAtPointer } from './pointer.ts';

/** Hover, click, shift-click and drag. */
export function usePointer(open: OpenTree, host: RefObject<HTMLElement | null>, perRow: number) {
  const dragFrom = useRef<number | undefined>(undefined);
  const at = (event: PointerEvent) =>
    host.current
      ? offsetAtPointer(host.current, event.clientX, event.clientY, perRow, open.sources.shown.get().size)
      : undefined;
  return {
    onPointerMove: (event: PointerEvent) => {
      const offset = at(event);
      const from = dragFrom.current;
      if (from !== undefined && offset !== undefined && offset !== from) open.selectRange(from, offset);
      open.hoverByte(offset);
    },
    onPointerLeave: () => open.hoverByte(undefined),
    onPointerDown: (event: PointerEvent) => {
      const offset = at(event);
      if (event.button !== 0 || offset === undefined) return;
      const anchor = open.selection.get()?.anchor;
      if (event.shiftKey && anchor !== undefined) {
        event.preventDefault();
        open.selectRange(anchor, offset);
        return;
      }
      dragFrom.current = offset;
      addEventListener('pointerup', () => (dragFrom.current = undefined), { once: true });
      void open.selectByte(offset);
    },
  };
}
