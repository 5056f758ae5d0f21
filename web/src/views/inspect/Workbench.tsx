import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { wordsFor } from '../../api/problem.ts';
import { type Action, useActions } from '../../state/actions.ts';
import type { OpenTree } from '../../state/openTree.ts';
import { useStore } from '../../state/react.ts';
import { navigate, type Route } from '../../state/route.ts';
import { change, settings } from '../../state/settings.ts';
import { Banner } from '../../widgets/Banner.tsx';
import { IconButton } from '../../widgets/IconButton.tsx';
import { Palette } from '../../widgets/Palette.tsx';
import { Splitter } from '../../widgets/Splitter.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { DetailPane } from './detail/DetailPane.tsx';
import { placesFor } from './goTo.ts';
import { HexPane } from './hex/HexPane.tsx';
import { Issues } from './Issues.tsx';
import { Legend } from './Legend.tsx';
import { StatusLine } from './StatusLine.tsx';
import { TreePane } from './tree/TreePane.tsx';

type Props = {
  readonly open: OpenTree;
  readonly route: Extract<Route, { view: 'inspect' }>;
  readonly onReading: () => void;
};

/** Tree, bytes and detail of one decoded tree, with everything around them. */
export function Workbench({ open, route, onReading }: Props) {
  const { treeOpen, detailOpen, treeWidth, detailWidth, legendOpen } = useStore(settings);
  const [issuesShown, showIssues] = useState((open.tree.issueCount ?? 0) > 0 && open.tree.status !== 'complete');
  const [going, setGoing] = useState(false);
  useAddress(open, route);
  useInspectActions(open, { onReading, onGo: () => setGoing(true), onIssues: () => showIssues((shown) => !shown) });

  const panes = ['panes', treeOpen && 'with-tree', detailOpen && 'with-detail'].filter(Boolean).join(' ');
  const shares = { '--tree-share': treeWidth, '--detail-share': detailWidth } as CSSProperties;
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
        <IconButton
          icon="paneRight"
          label={detailOpen ? 'Hide detail' : 'Show detail'}
          pressed={detailOpen}
          onClick={() => change({ detailOpen: !detailOpen })}
        />
      </div>
      <Trouble open={open} />
      {open.tree.status === 'unrecognised' && (
        <p className="notice">
          No format fits these bytes, so they are one unparsed field.{' '}
          <button type="button" className="link" onClick={onReading}>
            Choose how to read them
          </button>
        </p>
      )}
      <main className={panes} style={shares}>
        {treeOpen && (
          <>
            <TreePane open={open} />
            <Splitter
              label="Width of the fields"
              side="left"
              share={treeWidth}
              onResize={(share) => change({ treeWidth: share })}
              onToggle={() => change({ treeOpen: false })}
            />
          </>
        )}
        <HexPane open={open} />
        {detailOpen && (
          <>
            <Splitter
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
      {issuesShown && <Issues open={open} onClose={() => showIssues(false)} />}
      {legendOpen && <Legend />}
      <StatusLine open={open} issuesShown={issuesShown} onIssues={() => showIssues(!issuesShown)} />
      {going && (
        <Palette
          label="Go to"
          placeholder="340, 0x154 or contents[0].prices[3]"
          empty="An offset in decimal or hexadecimal, or the path of a field."
          choices={(query) =>
            placesFor(query, open.ground.get().size, {
              toOffset: (offset) => void open.selectByte(offset, 'push'),
              toPath: (path) => void open.jumpToPath(path),
            })
          }
          onClose={() => setGoing(false)}
        />
      )}
    </>
  );
}

/** Keeps selection and address bar the same, in both directions. */
function useAddress(open: OpenTree, route: Props['route']): void {
  const { dump, reading, place } = route;
  useEffect(() => {
    open.onPlace((next, move) => navigate({ view: 'inspect', dump, reading, place: next }, move));
  }, [open, dump, reading]);
  useEffect(() => {
    void open.go(place);
  }, [open, place]);
  useEffect(() => {
    if (open.tree.issueCount) open.moreIssues().catch(() => undefined); // The list of issues says so when it is opened.
    open.openLargest().catch(() => undefined); // A page that fails to come is shown where its rows would be.
  }, [open]);
}

type Callbacks = { readonly onReading: () => void; readonly onGo: () => void; readonly onIssues: () => void };

function useInspectActions(open: OpenTree, { onReading, onGo, onIssues }: Callbacks): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks only set state
  const list = useMemo((): Action[] => {
    const group = 'Inspect';
    const toggle = (key: 'treeOpen' | 'detailOpen' | 'legendOpen') => () => change({ [key]: !settings.get()[key] });
    return [
      { group, title: 'Go to offset or path', keys: ['g'], run: onGo },
      { group, title: 'Issues', keys: ['i'], run: onIssues },
      { group, title: 'Back to the last place', keys: ['['], run: () => history.back() },
      { group, title: 'Forward to the next place', keys: [']'], run: () => history.forward() },
      { group, title: 'Read these bytes another way', keys: ['r'], run: onReading },
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

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function Trouble({ open }: { readonly open: OpenTree }) {
  const trouble = useStore(open.trouble);
  if (trouble === undefined) return null;
  const { title, detail } = wordsFor(trouble);
  return (
    <Banner title={title} detail={detail}>
      <button type="button" className="button" onClick={() => open.trouble.set(undefined)}>
        Dismiss
      </button>
    </Banner>
  );
}
