import { hexOffset, parseOffset } from '../../base/offset.ts';
import { count } from '../../base/text.ts';
import type { Choice } from '../../widgets/Palette.tsx';

export type Destination = { readonly toOffset: (offset: number) => void; readonly toPath: (path: string) => void };

/** What a typed place can mean: an offset, a path, or both. */
export function placesFor(query: string, size: number, go: Destination): Choice[] {
  const text = query.trim();
  if (text === '') return [];
  const offset = parseOffset(text);
  if (offset !== undefined && offset < size) {
    return [{ title: `Go to offset ${hexOffset(offset)}`, hint: count(offset), run: () => go.toOffset(offset) }];
  }
  if (offset !== undefined) {
    return [
      {
        title: `Go to the last byte, ${hexOffset(Math.max(0, size - 1))}`,
        hint: `${hexOffset(offset)} is beyond the end`,
        run: () => go.toOffset(size - 1),
      },
    ];
  }
  return isPath(text) ? [{ title: `Go to ${text}`, run: () => go.toPath(text) }] : [];
}

/** Of a field or a value: `orders[0].price`, `attributes["a b"]`. */
function isPath(text: string): boolean {
  return /^(?:[\p{L}\p{N}_$.<>-]|\[\d*\]|\["(?:[^"\\]|\\.)*"\])+$/u.test(text);
}
