import type { Issue } from '../../api/types.ts';
import { hexOffset, parseOffset } from '../../base/offset.ts';
import { count, plural } from '../../base/text.ts';
import type { Choice } from '../../widgets/Palette.tsx';

export type Destination = {
  readonly toOffset: (offset: number) => void;
  /** From the first byte to the last one. */
  readonly toRange: (first: number, last: number) => void;
  readonly toPath: (path: string) => void;
  readonly toHandle: (handle: number) => void;
  readonly toIssue: (issue: Issue) => void;
  readonly toName: (name: string) => void;
};

/** What there is to go to. */
export type Places = {
  /** Bytes of the source on screen. */
  readonly size: number;
  readonly hasHandles: boolean;
  /** Those that are here. */
  readonly issues: readonly Issue[];
};

/** The first handle of a Java stream (Object Serialization Stream Protocol, 6.4.2: `baseWireHandle`). */
const firstHandle = 0x7e0000;

const mostIssues = 5;

/** What a typed place can mean, likeliest first: a path, an offset in either base, a handle, an issue, a name. In a large dump a handle may be an offset as well. */
export function placesFor(query: string, places: Places, go: Destination): Choice[] {
  const text = query.trim();
  if (text === '') return [];
  const offsets = offsetsOf(text);
  const inside = offsets
    .filter((offset) => offset < places.size)
    .map((offset) => ({
      title: `Go to offset ${hexOffset(offset)}`,
      hint: count(offset),
      run: () => go.toOffset(offset),
    }));
  const path = isPath(text) && !/^\d/.test(text) ? [{ title: `Go to ${text}`, run: () => go.toPath(text) }] : [];
  const handle = handleOf(text, places);
  const known = [
    ...rangesOf(text, places, go),
    ...path,
    ...inside,
    ...(handle === undefined ? [] : [{ title: `Go to handle ${hexOffset(handle)}`, run: () => go.toHandle(handle) }]),
    ...issuesOf(text, places.issues, go),
  ];
  const [beyond] = offsets;
  if (known.length > 0 || beyond === undefined) return [...known, ...namesOf(text, go)];
  return [
    {
      title: `Go to the last byte, ${hexOffset(Math.max(0, places.size - 1))}`,
      hint: `${hexOffset(beyond)} is beyond the end`,
      run: () => go.toOffset(places.size - 1),
    },
  ];
}

/** `1a0+20`: so many bytes from there; `1a0..1bf`: from there to there. Both hexadecimal first, then decimal. */
function rangesOf(text: string, { size }: Places, go: Destination): Choice[] {
  const [, from = '', sign = '', to = ''] = /^([\da-fx]+)\s*(\+|\.\.)\s*([\da-fx]+)$/i.exec(text) ?? [];
  const ends = offsetsOf(to);
  return offsetsOf(from).flatMap((first, base) => {
    const end = ends[base] ?? ends[0] ?? 0;
    const last = Math.min(sign === '+' ? first + end - 1 : end, size - 1);
    if (last < first) return [];
    const title = `Select ${hexOffset(first)} to ${hexOffset(last)}`;
    return [{ title, hint: plural(last - first + 1, 'byte'), run: () => go.toRange(first, last) }];
  });
}

/** The offsets that a text may be: hexadecimal first, as the tree and the bytes have them, then decimal. */
function offsetsOf(text: string): readonly number[] {
  const hex = /^[\da-f]{1,13}$/i.test(text) ? [Number.parseInt(text, 16)] : [];
  const plain = parseOffset(text);
  return [...new Set(plain === undefined ? hex : [...hex, plain])];
}

/** `7e0003`, `0x7E0003`. */
function handleOf(text: string, { hasHandles }: Places): number | undefined {
  const digits = /^(?:0x)?([\da-f]{6,8})$/i.exec(text)?.[1];
  const handle = digits === undefined ? 0 : Number.parseInt(digits, 16);
  return hasHandles && handle >= firstHandle ? handle : undefined;
}

function issuesOf(text: string, issues: readonly Issue[], go: Destination): Choice[] {
  if (text.length < 3) return [];
  const words = text.toLowerCase();
  return issues
    .filter(({ message }) => message.toLowerCase().includes(words))
    .slice(0, mostIssues)
    .map((issue) => ({ title: issue.message, hint: hexOffset(issue.offset), run: () => go.toIssue(issue) }));
}

/** What looks like a name, or the end of a path, may be that of many fields. */
function namesOf(text: string, go: Destination): Choice[] {
  return isPath(text) && /^[\p{L}_$]/u.test(text)
    ? [{ title: `Find fields named ${text}`, run: () => go.toName(text) }]
    : [];
}

/** Of a field or a value: `orders[0].price`, `attributes["a b"]`. */
function isPath(text: string): boolean {
  return /^(?:[\p{L}\p{N}_$.<>-]|\[\d*\]|\["(?:[^"\\]|\\.)*"\])+$/u.test(text);
}
