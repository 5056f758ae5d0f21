import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react';
import { getFormat } from '../../api/formats.ts';
import { wordsFor } from '../../api/problem.ts';
import type { Sought } from '../../api/search.ts';
import { getField } from '../../api/trees.ts';
import { type Action, useActions } from '../../state/actions.ts';
import { swapByteOrder } from '../../state/byteOrder.ts';
import { compareSelected, isComparable } from '../../state/comparing.ts';
import { showDefinition } from '../../state/definition.ts';
import { onScreen } from '../../state/explaining.ts';
import { say } from '../../state/notice.ts';
import { isJavaStream } from '../../state/openStream.ts';
import type { OpenTree } from '../../state/openTree.ts';
import { useBack } from '../../state/reachable.ts';
import { useStore } from '../../state/react.ts';
import { edit, route as here, type InspectRoute, navigate, type Route, type TreeShown } from '../../state/route.ts';
import { change, settings } from '../../state/settings.ts';
import { recordFields, startFormat, startFrom } from '../../state/starting.ts';
import { showTopic } from '../../state/streamTopic.ts';
import { Banner } from '../../widgets/Banner.tsx';
import { IconButton } from '../../widgets/IconButton.tsx';
import { Palette } from '../../widgets/Palette.tsx';
import { Splitter } from '../../widgets/Splitter.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { swapSelected } from './detail/BothOrders.tsx';
import { DetailPane } from './detail/DetailPane.tsx';
import { ExpressionBar } from './ExpressionBar.tsx';
import { FindBar } from './FindBar.tsx';
import { type Destination, type Places, placesFor } from './goTo.ts';
import { HexPane } from './hex/HexPane.tsx';
import { Issues } from './Issues.tsx';
import { Legend } from './Legend.tsx';
import { OpeningFinding } from './OpeningFinding.tsx';
import { StatusLine } from './StatusLine.tsx';
import { StreamPanel, StreamTopics } from './stream/StreamPanel.tsx';
import { TreePane } from './tree/TreePane.tsx';
import './workbench.css';

type Props = {
  readonly open: OpenTree;
  readonly route: InspectRoute;
  readonly onReading: () => void;
  /** The pane in which the format is written, where it is. */
  readonly editor?: ReactNode;
  /** Whether the tree is that of a text which has been changed since into one that decodes nothing. */
  readonly stale?: boolean;
};

/** Tree, bytes and detail of one decoded tree, with everything around them. */
export function Workbench({ open, route, onReading, editor, stale = false }: Props) {
  const { treeOpen, detailOpen, treeWidth, detailWidth, editorWidth, legendOpen } = useStore(settings);
  const [issuesShown, showIssues] = useState((open.tree.issueCount ?? 0) > 0 && open.tree.status !== 'complete');
  const [going, setGoing] = useState(false);
  const [asking, setAsking] = useState(false);
  const [finding, setFinding] = useState(false);
  const [sought, setSought] = useState(nothingSought);
  const { topic } = route;
  const asksAboutStream = isJavaStream(open.tree);
  const shown = shownOf(open, route);
  useAddress(open, route);
  useEffect(() => {
    onScreen.set(open);
    return () => onScreen.set(undefined);
  }, [open]);
  const callbacks: Callbacks = {
    onReading,
    onShow: () => showTree(shownOf(open, here.get()) === 'object' ? 'stream' : 'object'),
    onGo: () => setGoing(true),
    onIssues: () => showIssues((shown) => !shown),
    onFind: (next) => {
      setSought((before) => next ?? before);
      setFinding(true);
      focus('.find-input');
    },
    onAsk: () => {
      setAsking(true);
      focus('.expression-input input');
    },
  };
  useInspectActions(open, callbacks);

  const destinations: Destination = {
    toOffset: (offset) => void open.selectByte(offset, 'push'),
    toPath: (path) => void open.jumpToPath(path),
    toHandle: (handle) => void open.jumpToHandle(handle),
    toIssue: (issue) => void open.jumpToIssue(issue),
    toName: (text) => callbacks.onFind({ text, kind: 'name', ignoreCase: true }),
  };

  const panes = [
    'panes',
    treeOpen && 'with-tree',
    detailOpen && 'with-detail',
    editor && 'with-editor',
    stale && 'panes-stale',
  ]
    .filter(Boolean)
    .join(' ');
  const shares = {
    '--tree-share': treeWidth,
    '--detail-share': detailWidth,
    '--editor-share': editorWidth,
  } as CSSProperties;
  return (
    <>
      <div className="path-bar">
        <IconButton
          icon="paneLeft"
          label={treeOpen ? 'Hide fields' : 'Show fields'}
          pressed={treeOpen}
          onClick={() => change({ treeOpen: !treeOpen })}
        />
        <Breadcrumb open={open} />
        {asksAboutStream && <StreamTopics topic={topic} onTopic={showTopic} />}
        <IconButton
          icon="paneRight"
          label={detailOpen ? 'Hide detail' : 'Show detail'}
          pressed={detailOpen}
          onClick={() => change({ detailOpen: !detailOpen })}
        />
      </div>
      {asking && (
        <ExpressionBar
          open={open}
          onClose={() => {
            setAsking(false);
            focus('[role=treegrid]');
          }}
        />
      )}
      {finding && (
        <FindBar
          key={`find in ${open.tree.id}`}
          open={open}
          sought={sought}
          onSought={setSought}
          onClose={() => {
            setFinding(false);
            focus('[role=grid]');
          }}
        />
      )}
      <Failure open={open} />
      {open.tree.size === 0 && <p className="notice">This dump is empty: there are no bytes to explain.</p>}
      {open.tree.finding && !editor && (
        <OpeningFinding
          key={open.tree.id}
          open={open}
          route={route}
          finding={open.tree.finding}
          onReading={onReading}
          onWrite={startFormat}
        />
      )}
      <main className={panes} style={shares}>
        {editor}
        {editor && (
          <Splitter
            edgeOf="editor"
            label="Width of the descriptor"
            side="left"
            share={editorWidth}
            onResize={(share) => change({ editorWidth: share })}
            onToggle={closeEditor}
          />
        )}
        {treeOpen && (
          <>
            <TreePane open={open} shown={shown} onShow={showTree} />
            <Splitter
              edgeOf="tree"
              label="Width of the fields"
              side="left"
              share={treeWidth}
              beyond={editor ? editorWidth : 0}
              onResize={(share) => change({ treeWidth: share })}
              onToggle={() => change({ treeOpen: false })}
            />
          </>
        )}
        <HexPane open={open} />
        {detailOpen && (
          <>
            <Splitter
              edgeOf="detail"
              label="Width of the detail"
              side="right"
              share={detailWidth}
              onResize={(share) => change({ detailWidth: share })}
              onToggle={() => change({ detailOpen: false })}
            />
            <DetailPane open={open} />
          </>
        )}
      </main>
      {asksAboutStream && topic && <StreamPanel open={open} topic={topic} other={route.other} onTopic={showTopic} />}
      {issuesShown && <Issues open={open} onClose={() => showIssues(false)} />}
      {legendOpen && <Legend open={open} />}
      <StatusLine
        open={open}
        issuesShown={issuesShown}
        onIssues={() => showIssues(!issuesShown)}
        onReading={onReading}
      />
      {going && (
        <Palette
          label="Go to"
          placeholder="154, 0x154, orders[0].price, contents[0].prices[3] or 7e0003"
          empty="An offset in hexadecimal or decimal, the path of a value or a field, a name, a handle, or words of an issue."
          choices={(query) => placesFor(query, placesOf(open, asksAboutStream), destinations)}
          onClose={() => setGoing(false)}
        />
      )}
    </>
  );
}

export function closeEditor(): void {
  const now = here.get();
  if (now.view !== 'inspect') return;
  const { editing: _, ...rest } = now;
  navigate(rest);
}

/** Which tree is shown: what the bytes say where their format knows that, unless the address says otherwise. */
function shownOf(open: OpenTree, now: Route): TreeShown {
  const chosen = now.view === 'inspect' ? now.shown : undefined;
  if (!open.values) return 'stream';
  return chosen ?? (open.tree.meaning ? 'object' : 'stream');
}

function showTree(shown: TreeShown): void {
  const now = here.get();
  if (now.view === 'inspect') navigate({ ...now, shown }, 'replace');
}

/** Opens the descriptor of the tree on screen beside it, or closes the one that is. */
function toggleEditor(open: OpenTree): void {
  const now = here.get();
  if (now.view !== 'inspect') return;
  if (now.editing !== undefined) closeEditor();
  else if (open.tree.status === 'unrecognised') startFormat();
  else writeFormat(open).catch((error: unknown) => open.failure.set(error));
}

/** A format whose decoder is part of the product has no descriptor: another one starts from what is known of the object. */
async function writeFormat(open: OpenTree): Promise<void> {
  const { id, format } = open.tree;
  if ((await getFormat(format)).format.kind === 'descriptor') return edit(format);
  const described =
    open.detail.get()?.classDescriptor ?? (open.values && (await getField(id, open.values.top.field)))?.classDescriptor;
  startFrom({
    reason: `\`${format}\` has a decoder of its own and no descriptor, so there is none to change. Describe a record in it, or another format:`,
    ...(described ? { name: described.displayName ?? described.name } : {}),
    fields: described ? recordFields(described) : '',
  });
}

/** Keeps selection and address bar the same, in both directions. */
function useAddress(open: OpenTree, route: Props['route']): void {
  const { place } = route;
  useEffect(() => {
    open.onPlace((next, move) => {
      const now = here.get();
      if (now.view === 'inspect') navigate({ ...now, place: next }, move);
    });
  }, [open]);
  useEffect(() => {
    void open.go(place);
  }, [open, place]);
  useEffect(() => {
    if (open.tree.issueCount) open.issues.more().catch(() => undefined); // The list of issues says so when it is opened.
    if (!open.follows) open.fields.openLargest().catch(() => undefined); // A page that fails to come is shown where its rows would be.
  }, [open]);
}

function placesOf(open: OpenTree, hasHandles: boolean): Places {
  return { size: open.sources.shown.get().size, hasHandles, issues: open.issues.page.get()?.items ?? [] };
}

const nothingSought: Sought = { text: '', kind: 'auto', ignoreCase: true };

type Callbacks = {
  readonly onReading: () => void;
  readonly onShow: () => void;
  readonly onGo: () => void;
  readonly onIssues: () => void;
  /** Finds what is given, or what was looked for last. */
  readonly onFind: (next?: Sought) => void;
  readonly onAsk: () => void;
};

function useInspectActions(open: OpenTree, { onReading, onShow, onGo, onIssues, onFind, onAsk }: Callbacks): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks only set state
  const list = useMemo((): Action[] => {
    const group = 'Inspect';
    const toggle = (key: 'treeOpen' | 'detailOpen' | 'legendOpen') => () => change({ [key]: !settings.get()[key] });
    return [
      { group, title: 'Find bytes, text, numbers, names and values', keys: ['Ctrl+f'], run: () => onFind() },
      { group, title: 'Next hit', keys: ['F3'], run: () => void open.stepHit(1) },
      { group, title: 'Previous hit', keys: ['Shift+F3'], run: () => void open.stepHit(-1) },
      { group, title: 'Go to offset or path', keys: ['g'], run: onGo },
      { group, title: 'Object or stream', keys: ['o'], run: onShow },
      ...(isComparable(open)
        ? [{ group, title: 'Compare codecs with the selected value', keys: ['k'], run: () => compareSelected(open) }]
        : []),
      { group, title: 'Issues', keys: ['i'], run: onIssues },
      { group, title: 'Evaluate an expression', keys: ['='], run: onAsk },
      { group, title: 'Swap byte order of the dump', keys: ['e'], run: () => swapByteOrder(open) },
      { group, title: 'Swap byte order of the selected number', keys: ['E'], run: () => swapNumber(open) },
      { group, title: 'Go to the definition of the selected field', keys: ['.'], run: () => goToDefinition(open) },
      { group, title: 'Back to the last place', keys: ['['], run: () => history.back() },
      { group, title: 'Forward to the next place', keys: [']'], run: () => history.forward() },
      { group, title: 'Change format', keys: ['r'], run: onReading },
      { group, title: 'Show or hide the descriptor', keys: ['w'], run: () => toggleEditor(open) },
      { group, title: 'Clear the selection', keys: ['Escape'], run: () => open.clear() },
      { group, title: 'Move to the fields', keys: ['t'], run: () => focus('[role=treegrid]') },
      { group, title: 'Move to the bytes', keys: ['b'], run: () => focus('[role=grid]') },
      { group, title: 'Move to the detail', keys: ['d'], run: () => focus('.detail-body') },
      { group, title: 'Show or hide the fields', keys: [], run: toggle('treeOpen') },
      { group, title: 'Show or hide the detail', keys: [], run: toggle('detailOpen') },
      { group, title: 'Show or hide the legend', keys: ['l'], run: toggle('legendOpen') },
      { group, title: '8 bytes per row', keys: [], run: () => change({ bytesPerRow: 8 }) },
      { group, title: '16 bytes per row', keys: [], run: () => change({ bytesPerRow: 16 }) },
      { group, title: '32 bytes per row', keys: [], run: () => change({ bytesPerRow: 32 }) },
    ];
  }, [open]);
  useActions(list);
}

function swapNumber(open: OpenTree): void {
  const nothing = () => say('Select a number of more than one byte to swap its byte order.');
  swapSelected(open).then((swapped) => swapped || nothing(), nothing);
}

function goToDefinition(open: OpenTree): void {
  const defined = open.detail.get()?.defined;
  if (defined) showDefinition(defined, open.tree.format);
  else say('No line of a descriptor defines this field.');
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function Failure({ open }: { readonly open: OpenTree }) {
  const failure = useStore(open.failure);
  useBack(failure, () => open.failure.set(undefined));
  if (failure === undefined) return null;
  const { title, detail } = wordsFor(failure);
  return (
    <Banner title={title} detail={detail}>
      <button type="button" className="button" onClick={() => open.failure.set(undefined)}>
        Dismiss
      </button>
    </Banner>
  );
}
