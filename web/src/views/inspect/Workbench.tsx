import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { wordsFor } from '../../api/problem.ts';
import type { Sought } from '../../api/search.ts';
import { route as here, type InspectRoute, navigate, type Route, type TreeShown } from '../../state/address/route.ts';
import { startFormat } from '../../state/formats/starting.ts';
import { say } from '../../state/shell/notice.ts';
import { useBack } from '../../state/shell/reachable.ts';
import { useStore } from '../../state/shell/react.ts';
import { change, settings } from '../../state/shell/settings.ts';
import { onScreen } from '../../state/tree/explaining.ts';
import { isJavaStream } from '../../state/tree/openStream.ts';
import type { OpenTree } from '../../state/tree/openTree.ts';
import { showTopic } from '../../state/tree/streamTopic.ts';
import { Banner } from '../../widgets/Banner.tsx';
import { IconButton } from '../../widgets/IconButton.tsx';
import { Splitter } from '../../widgets/Splitter.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { CopyPalette } from './CopyPalette.tsx';
import { DetailPane } from './detail/DetailPane.tsx';
import { DiffPanel } from './diff/DiffPanel.tsx';
import { PickOther } from './diff/PickOther.tsx';
import { ExpressionBar } from './ExpressionBar.tsx';
import { EditedBar } from './edit/EditedBar.tsx';
import { FindBar } from './FindBar.tsx';
import { GoToPalette } from './GoToPalette.tsx';
import { HexPane } from './hex/HexPane.tsx';
import { Issues } from './Issues.tsx';
import { Legend } from './Legend.tsx';
import { NotesPanel } from './notes/NotesPanel.tsx';
import { OpeningFinding } from './OpeningFinding.tsx';
import { StatusLine } from './StatusLine.tsx';
import { StreamPanel, StreamTopics } from './stream/StreamPanel.tsx';
import { TreePane } from './tree/TreePane.tsx';
import { closeEditor, focus, type InspectCallbacks, useInspectActions } from './useInspectActions.ts';
import './workbench.css';

const nothingSought: Sought = { text: '', kind: 'auto', ignoreCase: true };

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
  const [notesShown, showNotes] = useState(false);
  const [editing, setEditing] = useState(false);
  const [going, setGoing] = useState(false);
  const [asking, setAsking] = useState(false);
  const [finding, setFinding] = useState(false);
  const [copying, setCopying] = useState(false);
  const [picking, setPicking] = useState(false);
  const [sought, setSought] = useState(nothingSought);
  const { topic } = route;
  const asksAboutStream = isJavaStream(open.tree);
  const shown = shownOf(open, route);
  useAddress(open, route);
  useEffect(() => {
    onScreen.set(open);
    return () => onScreen.set(undefined);
  }, [open]);
  const callbacks: InspectCallbacks = {
    onReading,
    onShow: () => showTree(shownOf(open, here.get()) === 'object' ? 'stream' : 'object'),
    onGo: () => setGoing(true),
    onCopy: () => setCopying(true),
    onDiff: () => setPicking(true),
    onIssues: () => showIssues((shown) => !shown),
    onEdit: () => {
      void open.settled().then(() => {
        if (!open.selection.get()) return say('Select a byte, a field or a value to edit it.');
        change({ detailOpen: true });
        setEditing(true);
      });
    },
    onNotes: () => showNotes((shown) => !shown),
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
        <button
          type="button"
          className="quiet"
          title="What differs to another file (D)"
          onClick={() => setPicking(true)}
        >
          Compare with…
        </button>
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
      <EditedBar open={open} />
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
            <DetailPane
              open={open}
              onCopy={callbacks.onCopy}
              editing={editing}
              onEdit={callbacks.onEdit}
              onEdited={() => setEditing(false)}
            />
          </>
        )}
      </main>
      {asksAboutStream && topic && <StreamPanel open={open} topic={topic} other={route.other} onTopic={showTopic} />}
      {route.against && <DiffPanel open={open} against={route.against} />}
      {notesShown && <NotesPanel open={open} onClose={() => showNotes(false)} />}
      {issuesShown && <Issues open={open} onClose={() => showIssues(false)} />}
      {legendOpen && <Legend open={open} />}
      <StatusLine
        open={open}
        issuesShown={issuesShown}
        onIssues={() => showIssues(!issuesShown)}
        notesShown={notesShown}
        onNotes={() => showNotes(!notesShown)}
        onReading={onReading}
      />
      {picking && <PickOther dump={open.tree.dump.id} layers={open.tree.layers} onClose={() => setPicking(false)} />}
      {copying && <CopyPalette open={open} onClose={() => setCopying(false)} />}
      {going && (
        <GoToPalette
          open={open}
          hasHandles={asksAboutStream}
          onName={(text) => callbacks.onFind({ text, kind: 'name', ignoreCase: true })}
          onClose={() => setGoing(false)}
        />
      )}
    </>
  );
}

/** Which tree is shown: what the bytes say where their format knows that, unless the address says otherwise. */
function shownOf(open: OpenTree, now: Route): TreeShown {
  const chosen = now.view === 'inspect' ? now.shown : undefined;
  if (!open.values) return 'stream';
  return chosen ?? (open.tree.hasOwnValues ? 'object' : 'stream');
}

function showTree(shown: TreeShown): void {
  const now = here.get();
  if (now.view === 'inspect') navigate({ ...now, shown }, 'replace');
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
    open.notes.load().catch(() => undefined); // The list of notes says so when it is opened.
    if (open.tree.issueCount) open.issues.more().catch(() => undefined); // The list of issues says so when it is opened.
    if (!open.follows) open.fields.openLargest().catch(() => undefined); // A page that fails to come is shown where its rows would be.
  }, [open]);
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
