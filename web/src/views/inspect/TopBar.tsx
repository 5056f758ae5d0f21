import type { Dump, Tree } from '../../api/types.ts';
import { byteSize } from '../../base/text.ts';
import { sideWords } from '../../state/address/capturePlace.ts';
import { autoReading } from '../../state/address/reading.ts';
import { addressOf } from '../../state/address/route.ts';
import type { CaptureOf } from '../../state/capture/captureOf.ts';
import { tableLinks } from '../../state/capture/tableLinks.ts';
import { Brand } from '../../widgets/Brand.tsx';
import { DumpNav } from '../../widgets/DumpNav.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import './topBar.css';

type Props = {
  readonly dump: Dump | undefined;
  /** Whether the dump may still arrive. */
  readonly coming: boolean;
  readonly tree: Tree | undefined;
  /** The capture that the bytes are, or are from. */
  readonly capture: CaptureOf | undefined;
  /** Whether the dump is a Parquet file, which may be asked. */
  readonly isTable: boolean;
  readonly onReading: () => void;
};

export function TopBar({ dump, coming, tree, capture, isTable, onReading }: Props) {
  return (
    <header className="top-bar">
      <Brand />
      <h1 className="dump-name" title={dump ? `SHA-256 ${dump.sha256}` : undefined}>
        {dump?.name ?? (coming && <span className="skeleton">a dump</span>)}
      </h1>
      {dump && <span className="dim">{byteSize(dump.size)}</span>}
      {capture && <CaptureNav capture={capture} />}
      {dump && isTable && <DumpNav links={tableLinks(dump.id, 'bytes')} />}
      {tree && (
        <button type="button" className="reading-button" title="Change format" onClick={onReading}>
          {tree.layers !== 'raw' && <span className="dim">{tree.layersTitle} →</span>}
          <span className="reading-title">{tree.formatTitle}</span>
          {tree.status && tree.status !== 'complete' && (
            <span className={`status-word status-${tree.status}`}>{tree.status}</span>
          )}
          <Icon name="chevron" className="icon-down" />
        </button>
      )}
    </header>
  );
}

/** The way to the capture view: from the file to its flows, from one side of a flow to the conversation. */
function CaptureNav({ capture }: { readonly capture: CaptureOf }) {
  const { route, flow } = capture;
  const file = {
    view: 'inspect',
    dump: route.dump,
    reading: { ...autoReading, layers: route.layers },
    place: {},
  } as const;
  return (
    <nav className="main-nav" aria-label="Views of this dump">
      <a href={addressOf(route)} aria-keyshortcuts="v">
        {flow ? `Conversation of flow ${flow.flow}` : 'Capture'}
      </a>
      {flow ? (
        <span className="dim">{sideWords[flow.side]} stream</span>
      ) : (
        <a href={addressOf(file)} aria-current="page">
          Bytes of the file
        </a>
      )}
    </nav>
  );
}
