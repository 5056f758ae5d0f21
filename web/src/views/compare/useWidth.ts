import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of an element as it is on screen, so that text in a drawing keeps its size. */
export function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
