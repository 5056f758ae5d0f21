import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Squiggles as masks, so that they take the colours of the page, light and dark. */
const squiggle = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="6" height="3"><path d="m0 2.5 1.5-2 1.5 2 1.5-2 1.5 2" fill="none" stroke="#000"/></svg>',
)}")`;

const underlined = (colour: string) => ({
  position: 'relative',
  backgroundImage: 'none',
  paddingBottom: '0',
  '&::after': {
    position: 'absolute',
    inset: 'auto 0 -2px 0',
    height: '3px',
    background: colour,
    mask: `${squiggle} repeat-x`,
    content: '""',
    pointerEvents: 'none',
  },
});

const marker = (colour: string, letter: string) => ({
  width: '16px',
  height: '16px',
  borderRadius: '3px',
  background: `color-mix(in srgb, ${colour} 14%, transparent)`,
  color: colour,
  font: '600 11px/16px var(--mono)',
  textAlign: 'center',
  content: 'normal',
  '&::before': { content: `"${letter}"` },
});

/** The page's own colours and sizes: custom properties reach into the shadow root the editor lives in. */
const look = EditorView.theme({
  '&': { height: '100%', background: 'var(--background)', color: 'var(--ink)', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused .cm-activeLine': { background: 'var(--hovered)' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '20px', fontVariantLigatures: 'none' },
  '.cm-content': { padding: '4px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 12px 0 4px' },
  '.cm-cursor': { borderLeft: '2px solid var(--ink)' },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'transparent' },
  '.cm-gutters': { border: '0', background: 'var(--background)', color: 'var(--dim)', fontSize: '11px' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '28px', padding: '0 4px 0 0' },
  '.cm-gutter-lint': { width: '20px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '2px' },
  '.cm-lint-marker-error': marker('var(--issue)', '!'),
  '.cm-lint-marker-warning': marker('var(--warning)', '?'),
  '.cm-lintRange-error': underlined('var(--issue)'),
  '.cm-lintRange-warning': underlined('var(--warning)'),
  '.cm-defining': { background: 'var(--selected)', boxShadow: 'inset 2px 0 var(--accent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--picked)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { background: 'var(--pointed)', outline: 'none' },
  '.cm-searchMatch': { background: 'var(--pointed)' },
  '.cm-searchMatch-selected': { background: 'var(--picked)' },
  '.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--raised)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { maxHeight: '240px', font: '13px/20px var(--mono)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '2px 8px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--selected)',
    color: 'var(--ink)',
  },
  '.cm-completionMatchedText': { color: 'var(--accent)', textDecoration: 'none' },
  '.cm-completionDetail': { color: 'var(--dim)', fontStyle: 'normal', fontFamily: 'var(--words)' },
  '.cm-completionInfo': { width: '280px', padding: '8px 12px', font: '13px/20px var(--words)' },
  '.cm-diagnostic': { padding: '4px 12px', border: '0', font: '13px/20px var(--words)', whiteSpace: 'pre-wrap' },
  '.cm-panels': { background: 'var(--panel)', color: 'var(--ink)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '8px 28px 8px 12px', font: '11px/20px var(--words)' },
  '.cm-panel.cm-search label': { fontSize: '11px' },
  '.cm-textfield, .cm-button': { borderRadius: 'var(--radius)', color: 'var(--ink)', fontFamily: 'var(--words)' },
  '.cm-textfield': { border: '1px solid var(--line-strong)', background: 'var(--background)', fontSize: '13px' },
  '.cm-panel :focus-visible': { outline: '2px solid var(--accent)', outlineOffset: '-1px' },
  '.cm-button': { border: '1px solid var(--line-strong)', background: 'var(--raised)', fontSize: '11px' },
  '.cm-panel.cm-search [name=close]': { color: 'var(--dim)', fontSize: '16px' },
});

const colours = HighlightStyle.define([
  { tag: [tags.definition(tags.propertyName), tags.propertyName], color: 'var(--type)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--name)' },
  { tag: [tags.comment, tags.lineComment], color: 'var(--dim)', fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace, tags.meta], color: 'var(--dim)' },
]);

export const codeTheme: Extension = [look, syntaxHighlighting(colours)];
