import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { CurrentView } from './CurrentView.tsx';
import { defaultChanges } from './state/address/changesShown.ts';
import { defaultComparison } from './state/address/comparison.ts';
import { defaultPopulation } from './state/address/populationShown.ts';
import { navigate, route, routeOf } from './state/address/route.ts';
import { startFormat } from './state/formats/starting.ts';
import { type Action, runKey, useActions } from './state/shell/actions.ts';
import { useSelected, useStore } from './state/shell/react.ts';
import { change, settings, type Theme } from './state/shell/settings.ts';
import { explaining } from './state/tree/explaining.ts';
import { CommandPalette } from './views/CommandPalette.tsx';
import { ExplainDialog } from './views/ExplainDialog.tsx';
import { NewFormatDialog } from './views/formats/NewFormatDialog.tsx';
import { KeysDialog } from './views/KeysDialog.tsx';
import { OpenFiles } from './views/OpenFiles.tsx';
import { DropTarget } from './views/open/DropTarget.tsx';
import { FileUploads } from './views/open/FileUploads.tsx';
import { ImportBar } from './views/open/ImportBar.tsx';
import { TokenDialog } from './views/TokenDialog.tsx';
import { IconButton } from './widgets/IconButton.tsx';

type Overlay = 'none' | 'palette' | 'keys';

/** The view the address names, and what lies over every view. */
export function App() {
  const now = useStore(route);
  const [overlay, setOverlay] = useState<Overlay>('none');
  const close = () => setOverlay('none');
  useGlobalActions(setOverlay);
  useEffect(() => {
    addEventListener('keydown', runKey);
    return () => removeEventListener('keydown', runKey);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only takes over what links inside it do
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too
    <div className="app" onClick={followLink}>
      <OpenFiles />
      <ImportBar />
      <CurrentView route={now} />
      <div className="app-tools">
        <IconButton icon="search" label="All actions (Ctrl K)" onClick={() => setOverlay('palette')} />
        <IconButton icon="keys" label="Keyboard shortcuts (?)" onClick={() => setOverlay('keys')} />
        <ThemeButton />
      </div>
      {overlay === 'palette' && <CommandPalette onClose={close} />}
      {overlay === 'keys' && <KeysDialog onClose={close} />}
      <NewFormatDialog />
      <TokenDialog />
      <ExplainDialog />
      <FileUploads />
      <DropTarget />
    </div>
  );
}

/** Links inside the page change the view without loading the page again, but for those to what the server answers. */
function followLink(event: MouseEvent): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([target])');
  if (!link) return;
  event.preventDefault();
  navigate(routeOf(link.pathname, link.search));
}

const isDark = () =>
  settings.get().theme === 'dark' ||
  (settings.get().theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);

function ThemeButton() {
  useStore(settings);
  const dark = isDark();
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? 'Light theme' : 'Dark theme'}
      onClick={() => change({ theme: dark ? 'light' : 'dark' })}
    />
  );
}

function useGlobalActions(show: (overlay: Overlay) => void): void {
  const inFile = useSelected(route, ({ view }) => view === 'inspect' || view === 'capture');
  const list = useMemo((): Action[] => {
    const group = 'Global';
    // No bare letter leaves a file.
    const leaving = (key: string) => (inFile ? [] : [key]);
    const theme = (to: Theme) => () => change({ theme: to });
    return [
      { group, title: 'All actions', keys: ['Ctrl+k', '/'], run: () => show('palette') },
      { group, title: 'Keyboard shortcuts', keys: ['?'], run: () => show('keys') },
      { group, title: 'Open another dump', keys: leaving('O'), run: () => navigate({ view: 'open' }) },
      { group, title: 'Formats', keys: leaving('f'), run: () => navigate({ view: 'formats', query: '' }) },
      {
        group,
        title: 'Compare codecs',
        keys: leaving('c'),
        run: () => navigate({ view: 'compare', comparison: defaultComparison }),
      },
      {
        group,
        title: 'When classes change',
        keys: [],
        run: () => navigate({ view: 'changes', shown: defaultChanges }),
      },
      {
        group,
        title: 'Compare many objects',
        keys: [],
        run: () => navigate({ view: 'many', shown: defaultPopulation }),
      },
      { group, title: 'Work of the server', keys: [], run: () => navigate({ view: 'work' }) },
      { group, title: 'Explain a message', keys: ['x'], run: () => explaining.set(true) },
      { group, title: 'New format', keys: ['n'], run: startFormat },
      { group, title: 'Light theme', keys: [], run: theme('light') },
      { group, title: 'Dark theme', keys: [], run: theme('dark') },
      { group, title: 'System theme', keys: [], run: theme('auto') },
    ];
  }, [show, inFile]);
  useActions(list);
}
