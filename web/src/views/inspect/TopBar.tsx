import type { Dump, Tree } from '../../api/types.ts';
import { byteSize } from '../../base/text.ts';
import { Brand } from '../../widgets/Brand.tsx';
import { Icon } from '../../widgets/Icon.tsx';

type Props = {
  readonly dump: Dump | undefined;
  /** Whether the dump may still arrive. */
  readonly coming: boolean;
  readonly tree: Tree | undefined;
  readonly onReading: () => void;
};

export function TopBar({ dump, coming, tree, onReading }: Props) {
  return (
    <header className="top-bar">
      <Brand />
      <h1 className="dump-name" title={dump ? `SHA-256 ${dump.sha256}` : undefined}>
        {dump?.name ?? (coming && <span className="skeleton">a dump</span>)}
      </h1>
      {dump && <span className="dim">{byteSize(dump.size)}</span>}
      {tree && (
        <button type="button" className="reading-button" title="Read these bytes another way" onClick={onReading}>
          {tree.layers !== 'raw' && <span className="dim">{tree.layersTitle} →</span>}
          <span>{tree.formatTitle}</span>
          {tree.status && tree.status !== 'complete' && (
            <span className={`status-word status-${tree.status}`}>{tree.status}</span>
          )}
          <Icon name="chevron" className="icon-down" />
        </button>
      )}
    </header>
  );
}
