import type { Field, FormatCandidate, Inside } from '../../../api/types.ts';

const shortest = 8;
const convincing = 50;

/** Whether the bytes of a field could be something themselves: bytes or text, no number, not all there is. */
export function mayHold({ length, childCount, endianness, type, offset }: Field, size: number): boolean {
  const whole = offset === 0 && length === size;
  const ofBytes = childCount === 0 || /^(byte|u1|s1)\[/.test(type);
  return ofBytes && endianness === undefined && length >= shortest && !whole;
}

/** Whether bytes look like a format enough to be opened in it. */
export const isConvincing = ({ confidence, format }: FormatCandidate) => confidence >= convincing && format !== 'bytes';

/** What to offer to open the bytes as; nothing where that would be a guess. */
export function offerOf({ layersTitle, formats }: Inside): FormatCandidate | undefined {
  const [first] = formats;
  if (!first) return undefined;
  return layersTitle !== '' || isConvincing(first) ? first : undefined;
}

/** `Base64 → gzip → JSON` */
export function nameOf({ layersTitle }: Inside, { title, confidence }: FormatCandidate): string {
  const named = confidence >= convincing || layersTitle === '';
  return [layersTitle, named ? title : ''].filter(Boolean).join(' → ');
}
