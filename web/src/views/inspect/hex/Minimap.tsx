import { memo, type PointerEvent, useState } from 'react';
import { getSourceMap } from '../../../api/ranges.ts';
import type { SourceMap } from '../../../api/types.ts';
import { hexOffset } from '../../../base/offset.ts';
import type { Store } from '../../../base/store.ts';
import { say } from '../../../state/shell/notice.ts';
import { useStore } from '../../../state/shell/react.ts';
import { type MapColours, settings } from '../../../state/shell/settings.ts';
import { useExtra } from '../../../state/tree/details.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import type { SourceView } from '../../../state/tree/sourceView.ts';
import type { RowWindow } from '../../../widgets/VirtualScroller.tsx';
import { runsOf } from './mapRuns.ts';
import './minimap.css';

const parts = 512;

/** Smaller sources are in sight nearly whole. */
const smallest = 2048;

type Props = {
  readonly open: OpenTree;
  readonly sourceView: SourceView;
  /** The rows in sight. */
  readonly sight: Store<RowWindow>;
  readonly perRow: number;
  readonly onGo: (offset: number) => void;
};

/** All of a source as a strip, by role, entropy or issues, with the window in it; a click goes there. */
export function Minimap({ open, sourceView, sight, perRow, onGo }: Props) {
  const { minimap } = useStore(settings);
  const rows = useStore(sight);
  const { source, size } = sourceView;
  const shown = minimap !== 'off' && size >= smallest;
  const map = useExtra(shown ? `${open.tree.id} ${source}` : undefined, (signal) =>
    getSourceMap(open.tree.id, source, parts, signal),
  );
  const [pointed, point] = useState<number>();
  if (!map || minimap === 'off') return null;
  const [from, to] = [rows.from * perRow, Math.min(rows.to * perRow, size)];
  const offsetAt = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = Math.min(0.999999, Math.max(0, (event.clientY - box.top) / box.height));
    return Math.floor(share * size);
  };
  const onPointerMove = (event: PointerEvent) => {
    const offset = offsetAt(event);
    if (event.buttons === 1) onGo(offset);
    const part = Math.floor((offset / size) * map.roles.length);
    if (part === pointed) return;
    point(part);
    say(wordsOf(map, part, offset));
  };
  return (
    <div
      className="minimap"
      aria-hidden="true"
      onPointerDown={(event) => onGo(offsetAt(event))}
      onPointerMove={onPointerMove}
      onPointerLeave={() => point(undefined)}
    >
      <Strip map={map} colours={minimap} />
      <div
        className="minimap-window"
        style={{ top: `${(100 * from) / size}%`, height: `${(100 * Math.max(0, to - from)) / size}%` }}
      />
    </div>
  );
}

/** `0x1A00: value, entropy 5.2 of 8, error` */
function wordsOf({ roles, entropies, severities }: SourceMap, part: number, offset: number): string {
  const entropy = `entropy ${(entropies[part] ?? 0).toFixed(1)} of 8`;
  return `${hexOffset(offset)}: ${[roles[part], entropy, severities[part]].filter(Boolean).join(', ')}`;
}

type StripProps = { readonly map: SourceMap; readonly colours: Exclude<MapColours, 'off'> };

const Strip = memo(function Strip({ map, colours }: StripProps) {
  return (
    <svg className="minimap-strip" viewBox={`0 0 2 ${map.roles.length}`} preserveAspectRatio="none" aria-hidden="true">
      {runsOf(map, colours).map(({ from, to, role, opacity }) => (
        <rect key={from} className={`role-${role}`} x={0} y={from} width={2} height={to - from} opacity={opacity} />
      ))}
      {map.severities.map(
        (severity, part) =>
          (severity === 'error' || severity === 'warning') && (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
              key={part}
              className={`minimap-${severity}`}
              x={colours === 'issue' ? 0 : 1}
              y={part}
              width={2}
              height={1}
            />
          ),
      )}
    </svg>
  );
});
