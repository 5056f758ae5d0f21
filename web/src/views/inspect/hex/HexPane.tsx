import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Hit, Note, NoteColour } from '../../../api/types.ts';
import { gutterDigits } from '../../../base/offset.ts';
import type { Pages } from '../../../base/pages.ts';
import { createStore, type Store } from '../../../base/store.ts';
import type { Bytes, RelatedBytes } from '../../../state/address/selection.ts';
import { copyHex } from '../../../state/dump/copying.ts';
import { usePages, useSelected, useStore } from '../../../state/shell/react.ts';
import { settings } from '../../../state/shell/settings.ts';
import { noteColours } from '../../../state/tree/openNotes.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import type { SourceView } from '../../../state/tree/sourceView.ts';
import { byteWindow, spanWindow, windowKeys } from '../../../state/tree/spans.ts';
import { type RowWindow, type ScrollerHandle, VirtualScroller } from '../../../widgets/VirtualScroller.tsx';
import { PageError } from '../PageError.tsx';
import { HexHeader } from './HexHeader.tsx';
import { HexRow } from './HexRow.tsx';
import { HitStrip } from './HitStrip.tsx';
import { cursorAfter } from './keys.ts';
import { hexColumn, hexColumns, runInRow } from './layout.ts';
import { Minimap } from './Minimap.tsx';
import { PacketMarks } from './PacketMarks.tsx';
import { canPaint, type NotePaint, type Paint, paint, paintRoles, type RowNodes, rangesOf, wipe } from './paint.ts';
import { type HexRowText, type Mark, type Piece, piecesOf, rowTexts, runsOfRow } from './rows.ts';
import { SourceLine } from './SourceLine.tsx';
import { usePointer } from './usePointer.ts';
import './hex.css';

const rowHeight = 20;
const none: readonly RelatedBytes[] = [];

/** The bytes of the source that is shown; each source has a pane of its own, which begins at its start. */
export function HexPane({ open }: { readonly open: OpenTree }) {
  const sourceView = useStore(open.sources.shown);
  return <SourcePane key={sourceView.source} open={open} sourceView={sourceView} />;
}

function SourcePane({ open, sourceView }: { readonly open: OpenTree; readonly sourceView: SourceView }) {
  const { bytesPerRow: perRow } = useStore(settings);
  const { size } = sourceView;
  const rows = Math.max(1, Math.ceil(size / perRow));
  const scroller = useRef<ScrollerHandle>(null);
  const host = useRef<HTMLElement>(null);
  const selection = inSource(useStore(open.selection), sourceView);
  const cursor = selection?.cursor ?? 0;
  const digits = gutterDigits(size);

  const shown = useRef(open);
  useEffect(() => {
    const stays = shown.current !== open && open.follows;
    shown.current = open;
    if (selection && !stays) scroller.current?.show(Math.floor(selection.cursor / perRow));
  }, [open, selection, perRow]);

  const sight = useMemo(() => createStore<RowWindow>({ from: 0, to: 0 }), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    const letter = event.ctrlKey || event.metaKey ? event.key : '';
    if (letter === 'c' || letter === 'a') {
      event.preventDefault();
      if (letter === 'c') copyHex(open);
      else open.selectRange(0, size - 1);
      return;
    }
    if (event.metaKey) return;
    const pageRows = scroller.current?.fitting() ?? 1;
    const next = cursorAfter(event.key, event.ctrlKey, cursor, { perRow, pageRows, size });
    if (next === undefined) return;
    event.preventDefault();
    if (event.shiftKey) open.selectRange(selection?.anchor ?? cursor, next);
    else void open.selectByte(next);
  };

  const pointer = usePointer(open, host, perRow);
  return (
    <section
      ref={host}
      className="hex-pane"
      aria-label="Bytes"
      style={{ '--hex-columns': hexColumns(perRow), '--digits': digits } as React.CSSProperties}
    >
      <HexHeader perRow={perRow} digits={digits} />
      <SourceLine open={open} sourceView={sourceView} />
      <PageError pages={[sourceView.bytes, sourceView.spans]} what="Bytes" />
      <div className="hex-body" {...pointer}>
        <VirtualScroller
          rows={rows}
          rowHeight={rowHeight}
          handle={scroller}
          attributes={{
            role: 'grid',
            'aria-label': 'Bytes by row',
            'aria-rowcount': rows,
            'aria-colcount': 3,
            'aria-readonly': true,
            'aria-activedescendant': `hex-row-${Math.floor(cursor / perRow)}`,
            onKeyDown,
          }}
        >
          {(window) => (
            <>
              <HexRows open={open} sourceView={sourceView} window={window} digits={digits} host={host} />
              <InSight window={window} sight={sight} />
            </>
          )}
        </VirtualScroller>
        <Minimap
          open={open}
          sourceView={sourceView}
          sight={sight}
          perRow={perRow}
          onGo={(offset) => scroller.current?.show(Math.floor(offset / perRow))}
        />
        <HitStrip open={open} />
      </div>
    </section>
  );
}

type SightProps = { readonly window: RowWindow; readonly sight: Store<RowWindow> };

/** Tells which rows are in sight to who wants to know: the pane itself need not be rendered for that. */
function InSight({ window: { from, to }, sight }: SightProps) {
  useEffect(() => sight.set({ from, to }), [from, to, sight]);
  return null;
}

type RowsProps = {
  readonly open: OpenTree;
  readonly sourceView: SourceView;
  readonly window: RowWindow;
  readonly digits: number;
  readonly host: React.RefObject<HTMLElement | null>;
};

/** The rows in sight. Renders when they change; hover and selection only repaint, where the browser can do that. */
function HexRows({ open, sourceView, window, digits, host }: RowsProps) {
  const { bytesPerRow: perRow, latin1 } = useStore(settings);
  const bytesVersion = usePages(sourceView.bytes);
  const spansVersion = usePages(sourceView.spans);
  const selection = inSource(useStore(open.selection), sourceView);
  const hover = useSelected(open.hover, (bytes) => (canPaint ? undefined : inSource(bytes, sourceView)));
  const related = useSelected(open.related, (bytes) => (canPaint ? none : bytes));
  const marks = useStore(open.search.marks);
  const marksVersion = usePages(marks ?? noPages);
  const notes = useStore(open.notes.here);
  const { size } = sourceView;
  const [from, to] = [window.from * perRow, Math.min(window.to * perRow, size)];

  useEffect(() => {
    sourceView.bytes.want('hex', windowKeys(from, to, byteWindow));
    sourceView.spans.want('hex', windowKeys(from, to, spanWindow));
  }, [sourceView, from, to]);

  useEffect(() => {
    // A hit may begin in the window before.
    marks?.want('hex', markKeys(sourceView, from, to));
  }, [marks, sourceView, from, to]);

  const found = foundIn(marks, sourceView, from, to);
  const texts = size === 0 ? [] : rowTexts(open, window.from, window.to, perRow, latin1);
  const activeRow = selection ? Math.floor(selection.cursor / perRow) : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: painted again whenever what is painted has changed
  useLayoutEffect(() => {
    if (!canPaint || !host.current) return;
    const nodes = rowNodes(host.current, perRow, size);
    paintSpans(open, nodes);
    const repaintSelection = () => paintBytes('selection', nodes, inSource(open.selection.get(), sourceView));
    const repaintHover = () => paintBytes('hover', nodes, inSource(open.hover.get(), sourceView));
    const repaintRelated = () => {
      for (const is of ['descriptor', 'referred'] as const)
        paintBytes(is, nodes, ...relatedIn(sourceView, open.related.get(), is));
    };
    for (const colour of noteColours) paintBytes(`note-${colour}`, nodes, ...notedIn(sourceView, notes, colour));
    paintBytes('found', nodes, ...found);
    repaintSelection();
    repaintRelated();
    repaintHover();
    const ends = [
      open.selection.subscribe(repaintSelection),
      open.hover.subscribe(repaintHover),
      open.related.subscribe(repaintRelated),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [open, sourceView, from, to, perRow, latin1, bytesVersion, spansVersion, marks, marksVersion, notes]);
  useEffect(() => wipe, []);

  return (
    <>
      {texts.map((text, slot) => (
        <HexRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows scroll through the same elements
          key={slot}
          text={text}
          digits={digits}
          active={text.row === activeRow}
          pieces={
            canPaint
              ? undefined
              : piecesOfRow(open, text, {
                  ...notesByPaint(sourceView, notes),
                  referred: relatedIn(sourceView, related, 'referred'),
                  descriptor: relatedIn(sourceView, related, 'descriptor'),
                  selection: [selection],
                  found,
                  hover: [hover],
                })
          }
        />
      ))}
      <PacketMarks sourceView={sourceView} window={window} perRow={perRow} rowHeight={rowHeight} />
      {selection && activeRow >= window.from && activeRow < window.to && (
        <div
          className="hex-caret"
          role="presentation"
          style={caretStyle(selection.cursor % perRow, activeRow - window.from)}
        />
      )}
    </>
  );
}

const noPages = { subscribe: () => () => undefined, version: () => 0 };

/** Windows of marks around bytes in sight. */
function markKeys({ source }: SourceView, from: number, to: number): string[] {
  return windowKeys(Math.max(0, from - spanWindow), to, spanWindow).map((key) => `${source}/${key}`);
}

function foundIn(marks: Pages<readonly Hit[]> | undefined, sourceView: SourceView, from: number, to: number): Bytes[] {
  const hits = marks ? markKeys(sourceView, from, to).flatMap((key) => marks.peek(key) ?? []) : [];
  return hits.map(({ source, offset, length }) => ({ source, start: offset, length }));
}

const notePaints = noteColours.map((colour) => `note-${colour}` as const);

/** The bytes of notes of a colour. */
function notedIn({ source }: SourceView, notes: readonly Note[], colour: NoteColour): Bytes[] {
  return notes
    .filter((note) => note.source === source && note.colour === colour)
    .map(({ offset, length }) => ({ source, start: offset, length }));
}

function notesByPaint(sourceView: SourceView, notes: readonly Note[]): Record<NotePaint, readonly Bytes[]> {
  return {
    'note-yellow': notedIn(sourceView, notes, 'yellow'),
    'note-green': notedIn(sourceView, notes, 'green'),
    'note-blue': notedIn(sourceView, notes, 'blue'),
    'note-red': notedIn(sourceView, notes, 'red'),
    'note-purple': notedIn(sourceView, notes, 'purple'),
  };
}

/** What lies in another source is nowhere in this one. */
function inSource<B extends { readonly source: number }>(bytes: B | undefined, sourceView: SourceView): B | undefined {
  return bytes?.source === sourceView.source ? bytes : undefined;
}

function relatedIn(sourceView: SourceView, related: readonly RelatedBytes[], is: RelatedBytes['is']) {
  return related.filter((each) => each.is === is && each.source === sourceView.source);
}

function piecesOfRow(
  open: OpenTree,
  { start, length }: HexRowText,
  marked: Readonly<Record<Mark['paint'], readonly (Bytes | undefined)[]>>,
): Piece[] {
  const marks = ([...notePaints, 'referred', 'descriptor', 'selection', 'found', 'hover'] as const).flatMap((paint) =>
    marked[paint].flatMap((bytes): Mark[] => {
      const run = bytes && runInRow(bytes.start, bytes.length, start, length);
      return run ? [{ ...run, paint }] : [];
    }),
  );
  return piecesOf(runsOfRow(open, start, length), marks);
}

function caretStyle(i: number, row: number): React.CSSProperties {
  return { top: row * rowHeight, '--column': hexColumn(i) } as React.CSSProperties;
}

function rowNodes(host: HTMLElement, perRow: number, size: number): RowNodes[] {
  const nodes: RowNodes[] = [];
  for (const element of host.querySelectorAll<HTMLElement>('[data-row]')) {
    const start = Number(element.dataset.row) * perRow;
    const hex = element.children[1]?.firstChild;
    const ascii = element.children[2]?.firstChild;
    if (hex instanceof Text && ascii instanceof Text) {
      nodes.push({ start, length: Math.min(perRow, size - start), hex, ascii });
    }
  }
  return nodes;
}

function paintSpans(open: OpenTree, rows: readonly RowNodes[]): void {
  const ranges = new Map<Paint, AbstractRange[]>();
  const add = (name: Paint, more: AbstractRange[]) => {
    const all = ranges.get(name);
    if (all) all.push(...more);
    else ranges.set(name, more);
  };
  for (const row of rows) {
    for (const run of runsOfRow(open, row.start, row.length)) {
      const painted = rangesOf(row, run);
      if (run.issue) add('issue', [...painted]);
      add(run.paint, painted);
    }
  }
  paintRoles(ranges);
}

function paintBytes(name: Paint, rows: readonly RowNodes[], ...marked: readonly (Bytes | undefined)[]): void {
  const ranges = rows.flatMap((row) =>
    marked.flatMap((bytes) => {
      const run = bytes && runInRow(bytes.start, bytes.length, row.start, row.length);
      return run ? rangesOf(row, run) : [];
    }),
  );
  paint(name, ranges);
}
