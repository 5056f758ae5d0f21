import { useEffect, useLayoutEffect, useState } from 'react';
import { createStore } from '../../base/store.ts';
import { useStore } from '../../state/shell/react.ts';
import { inElement, memberOf } from './logicalPath.ts';

/** The place in the object that the pointer, or the focus, is at: `prices[3]`. */
const pointed = createStore<string | undefined>(undefined);

/** A place stays highlighted for a moment after the pointer has left it, so that nothing flickers between two bytes. */
const lingerMillis = 80;
let timer: ReturnType<typeof setTimeout> | undefined;

export function point(at: string | undefined): void {
  clearTimeout(timer);
  if (at === undefined) timer = setTimeout(() => pointed.set(undefined), lingerMillis);
  else pointed.set(at);
}

/** Which place an element is about: a run of bytes, a row of the form, a colour of the legend. */
export function placeOf(target: EventTarget): string | undefined {
  const element = (target as Element).closest<HTMLElement>('[data-place], [data-field], [data-member]');
  const { place, field, member } = element?.dataset ?? {};
  return place || field || member || undefined;
}

/** What is highlighted: where the pointer is, otherwise what was picked. */
export const useHighlighted = (picked: string | undefined): string | undefined => useStore(pointed) ?? picked;

/**
 * Highlights a place wherever it is drawn, by one rule of a style sheet: hundreds of bars and thousands of bytes light up
 * without being rendered again.
 */
export function Highlight({ picked }: { readonly picked: string | undefined }) {
  const highlighted = useHighlighted(picked);
  const [sheet] = useState(() => new CSSStyleSheet());
  useEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [sheet]);
  useLayoutEffect(() => sheet.replaceSync(highlightRule(highlighted)), [sheet, highlighted]);
  return null;
}

/**
 * Bytes carry their place and light up with all that encloses it; rows of the form carry theirs and light up alone;
 * bars and legend carry the outermost member. Where the object is an array, the form is that of each element: its `str`
 * lights every `[3].str`, and any of these lights its `str`.
 */
export function highlightRule(place: string | undefined): string {
  if (place === undefined) return '';
  const selectors = [
    `[data-place=${quoted(place)}]`,
    `[data-place^=${quoted(`${place}.`)}]`,
    `[data-place^=${quoted(`${place}[`)}]`,
    `[data-field=${quoted(place)}]`,
    `[data-member=${quoted(memberOf(place))}]`,
    ...(place.startsWith('[') ? formOfElement(place) : inEveryElement(place)),
  ];
  return `${selectors.join(', ')} { background: var(--highlight-background); outline: var(--highlight-outline); }`;
}

function formOfElement(place: string): readonly string[] {
  const field = inElement(place);
  return field === undefined ? [] : [`[data-field=${quoted(field)}]`];
}

/** Runs whose place begins with an index: those of an array of objects. */
const inEveryElement = (place: string): readonly string[] => [
  `[data-place^="["][data-place$=${quoted(`].${place}`)}]`,
  `[data-place^="["][data-place*=${quoted(`].${place}.`)}]`,
  `[data-place^="["][data-place*=${quoted(`].${place}[`)}]`,
];

/** As a string of a style sheet, whatever characters the name of a member has. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\\n\r\f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
