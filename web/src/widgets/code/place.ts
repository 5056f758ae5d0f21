/** A place in a text as people count: line and column from 1; the end is exclusive and may be left out. */
export type CodePlace = {
  readonly line: number;
  readonly column: number;
  readonly endColumn?: number | undefined;
};

type Line = { readonly from: number; readonly text: string };

/**
 * The characters a place means, within its line whatever it says: texts change while verdicts about them are on their
 * way. Without an end it is the word that begins there, or the rest of the line where none does.
 */
export function rangeOf({ from, text }: Line, { column, endColumn }: CodePlace): { from: number; to: number } {
  const start = Math.min(Math.max(column - 1, 0), text.length);
  const word = /^[\w$-]+/.exec(text.slice(start))?.[0].length;
  const end = endColumn === undefined ? start + (word ?? text.length) : endColumn - 1;
  const to = Math.min(Math.max(end, start), text.length);
  return to > start ? { from: from + start, to: from + to } : { from: from + Math.max(0, start - 1), to: from + start };
}
