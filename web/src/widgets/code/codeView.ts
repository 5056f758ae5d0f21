/** The part of the editor that is downloaded when an editor first appears. */
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { type Diagnostic as LintDiagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { type CodePlace, rangeOf } from './place.ts';
import { codeTheme } from './theme.ts';

/** Something to say about a place in the text. */
export type Diagnostic = CodePlace & { readonly severity: 'error' | 'warning'; readonly message: string };

/** Something that may be written at the cursor. */
export type Proposal = {
  /** What is written. */
  readonly label: string;
  readonly detail?: string | undefined;
  readonly doc?: string | undefined;
};

/** @property from column where the text begins that a proposal replaces; it ends at the cursor */
export type Proposals = { readonly from: number; readonly items: readonly Proposal[] };

export type Complete = (source: string, at: CodePlace, signal: AbortSignal) => Promise<Proposals>;

export type CodeOptions = {
  readonly label: string;
  readonly text: string;
  readonly readOnly: boolean;
  readonly onText: (text: string) => void;
  /** Called with the line the cursor has come to. */
  readonly onLine: (line: number) => void;
  readonly complete: Complete;
  /** Keys that mean something to the view around, by CodeMirror's names. */
  readonly keys: Readonly<Record<string, () => void>>;
};

export type CodeView = {
  readonly setText: (text: string) => void;
  readonly showDiagnostics: (diagnostics: readonly Diagnostic[]) => void;
  /** Puts a bar at the line that defines what is selected elsewhere. */
  readonly setDefining: (line: number | undefined) => void;
  /** Moves the cursor to a place, in the middle of the view, and takes the focus. */
  readonly goTo: (place: CodePlace) => void;
  readonly focus: () => void;
  readonly close: () => void;
};

const define = StateEffect.define<number | undefined>();

const defining = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marked, change) => {
    let next = marked.map(change.changes);
    for (const effect of change.effects) {
      if (!effect.is(define)) continue;
      const line = effect.value;
      const known = line !== undefined && line >= 1 && line <= change.state.doc.lines;
      next = known ? Decoration.set(definingLine.range(change.state.doc.line(line).from)) : Decoration.none;
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const definingLine = Decoration.line({ class: 'cm-defining' });

/**
 * @param root a shadow root. There CodeMirror's styles are constructed sheets, which a Content-Security-Policy without
 *     inline styles lets pass; in a document they would be `<style>` elements, which it does not.
 */
export function openCode(root: ShadowRoot, options: CodeOptions): CodeView {
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({ doc: options.text, extensions: extensionsFor(options) }),
  });
  return {
    setText: (text) => {
      if (text === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    showDiagnostics: (shown) => view.dispatch(setDiagnostics(view.state, lintDiagnostics(view.state, shown))),
    setDefining: (line) => view.dispatch({ effects: define.of(line) }),
    goTo: (place) => {
      const { from } = rangeIn(view.state, place);
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
      view.focus();
    },
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}

function extensionsFor({ label, readOnly, onText, onLine, complete, keys }: CodeOptions): Extension[] {
  const shared = [
    lineNumbers(),
    yaml(),
    drawSelection(),
    highlightSelectionMatches(),
    search({ top: true }),
    defining,
    codeTheme,
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    keymap.of([...Object.entries(keys).map(([key, run]) => ({ key, run: () => handled(run) })), ...searchKeymap]),
  ];
  if (readOnly) return [...shared, EditorState.readOnly.of(true), keymap.of(defaultKeymap)];
  return [
    ...shared,
    indentUnit.of('  '),
    indentOnInput(),
    history(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    lintGutter(),
    autocompletion({ override: [sourceOf(complete)], icons: false, activateOnTypingDelay: 120 }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onText(update.state.doc.toString());
      if (update.docChanged || update.selectionSet) onLine(lineOf(update.state));
    }),
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...lintKeymap,
      ...historyKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
  ];
}

function handled(run: () => void): boolean {
  run();
  return true;
}

const lineOf = (state: EditorState) => state.doc.lineAt(state.selection.main.head).number;

function rangeIn(state: EditorState, place: CodePlace): { from: number; to: number } {
  return rangeOf(state.doc.line(Math.min(Math.max(place.line, 1), state.doc.lines)), place);
}

function lintDiagnostics(state: EditorState, shown: readonly Diagnostic[]): LintDiagnostic[] {
  return shown.map(({ severity, message, ...place }) => ({ severity, message, ...rangeIn(state, place) }));
}

/** What is being written before the cursor, where a key or a value may be. */
const written = /[\w$:/.-]*/;

function sourceOf(complete: Complete) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const line = context.state.doc.lineAt(context.pos);
    const word = context.matchBefore(written);
    if (!context.explicit && (word === null || word.from === word.to) && !/[:-] $/.test(before(line, context.pos))) {
      return null;
    }
    const stop = new AbortController();
    context.addEventListener('abort', () => stop.abort());
    const at = { line: line.number, column: context.pos - line.from + 1 };
    const { from, items } = await complete(context.state.doc.toString(), at, stop.signal).catch(() => none);
    if (items.length === 0 || context.aborted) return null;
    return { from: line.from + from - 1, options: items.map(optionOf), validFor: /^[\w$:/-]*$/ };
  };
}

const none: Proposals = { from: 1, items: [] };

const before = (line: { from: number; text: string }, pos: number) => line.text.slice(0, pos - line.from);

/** Proposals come likeliest first; the boost keeps them so among equals. */
function optionOf({ label, detail, doc }: Proposal, rank: number): Completion {
  return {
    label,
    boost: -Math.min(rank, 99),
    ...(detail === undefined ? {} : { detail }),
    ...(doc === undefined ? {} : { info: doc }),
  };
}
