import { hexOffset, parseOffset } from '../../base/offset.ts';
import { count } from '../../base/text.ts';
import type { Choice } from '../../widgets/Palette.tsx';

export type Destination = { readonly toOffset: (offset: number) => void; readonly toPath: (path: string) => void };

/** What a typed place can mean, likeliest first: an offset in either base, a path. */
export function placesFor(query: string, size: number, go: Destination): Choice[] {
  const text = query.trim();
  if (text === '') return [];
  const offsets = offsetsOf(text);
  const inside = offsets
    .filter((offset) => offset < size)
    .map((offset) => ({
      title: `Go to offset ${hexOffset(offset)}`,
      hint: count(offset),
      run: () => go.toOffset(offset),
    }));
  const path = isPath(text) && !/^\d/.test(text) ? [{ title: `Go to ${text}`, run: () => go.toPath(text) }] : [];
  const [beyond] = offsets;
  if (inside.length > 0 || path.length > 0 || beyond === undefined) return [...path, ...inside];
  return [
    {
      title: `Go to the last byte, ${hexOffset(Math.max(0, size - 1))}`,
      hint: `${hexOffset(beyond)} is beyond the end`,
      run: () => go.toOffset(size - 1),
    },
  ];
}

/**
 * The offsets that a text may be. Digits are decimal first; with a leading zero, as the tree and the bytes have them, they
 * are hexadecimal first.
 */
function offsetsOf(text: string): readonly number[] {
  const plain = parseOffset(text);
  const hex = /^[\da-f]{1,13}$/i.test(text) ? [Number.parseInt(text, 16)] : [];
  if (plain === undefined) return hex;
  return [...new Set(/^0\d{3}/.test(text) ? [...hex, plain] : [plain, ...hex])];
}

/** Of a field or a value: `orders[0].price`, `attributes["a b"]`. */
function isPath(text: string): boolean {
  return /^(?:[\p{L}\p{N}_$.<>-]|\[\d*\]|\["(?:[^"\\]|\\.)*"\])+$/u.test(text);
}
