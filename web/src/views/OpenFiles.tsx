import { useMemo } from 'react';
import { route } from '../state/address/route.ts';
import { closeFile, draggedFile, dumpOf, openFiles, showFileBeside } from '../state/dump/openFiles.ts';
import { type Action, useActions } from '../state/shell/actions.ts';
import { useStore } from '../state/shell/react.ts';
import { IconButton } from '../widgets/IconButton.tsx';
import './openFiles.css';

/**
 * The files that are open in this window, where there is more than the one on screen. They are links: dragged into
 * another window they open there, and are closed here.
 */
export function OpenFiles() {
  const files = useStore(openFiles);
  const shown = dumpOf(useStore(route));
  const several = files.some(({ dump }) => dump !== shown);
  useActions(useMemo(() => (several ? actionsOf(shown) : []), [several, shown]));
  if (!several) return null;
  return (
    <nav className="open-files" aria-label="Open files">
      {files.map(({ dump, name, address }) => (
        <span key={dump} className="open-file">
          <a
            href={address}
            title={titleOf(name, dump)}
            aria-current={dump === shown ? 'page' : undefined}
            onAuxClick={(event) => {
              if (event.button !== 1) return;
              event.preventDefault(); // The browser would open it once more.
              closeFile(dump);
            }}
            onDragStart={({ dataTransfer }) => dataTransfer.setData(draggedFile, dump)}
            onDragEnd={({ dataTransfer }) => dataTransfer.dropEffect === 'move' && closeFile(dump)}
          >
            {titleOf(name, dump)}
          </a>
          <IconButton icon="close" label={`Close ${titleOf(name, dump)}`} onClick={() => closeFile(dump)} />
        </span>
      ))}
    </nav>
  );
}

/** A dump that is not there has no name: its address tells it from others. */
const titleOf = (name: string, dump: string) => (name === '' ? `${dump.slice(0, 8)}…` : name);

function actionsOf(shown: string | undefined): readonly Action[] {
  const group = 'Global';
  return [
    { group, title: 'Next file', keys: ['F8'], run: () => showFileBeside(1) },
    { group, title: 'Previous file', keys: ['Shift+F8'], run: () => showFileBeside(-1) },
    ...(shown === undefined ? [] : [{ group, title: 'Close this file', keys: [], run: () => closeFile(shown) }]),
  ];
}
