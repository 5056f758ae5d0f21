import { useStore } from '../../../state/shell/react.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import './hitStrip.css';

/** Where in the dump hits are, beside the scroll bar; a click goes there. */
export function HitStrip({ open }: { readonly open: OpenTree }) {
  const tally = useStore(open.search.tally);
  const { source, size } = useStore(open.sources.shown);
  if (!tally || tally.total === 0 || source !== 0) return null;
  const { parts } = tally;
  const most = Math.max(...parts);
  return (
    <svg
      className="hit-strip"
      viewBox={`0 0 1 ${parts.length}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        void open.selectByte(Math.floor(((event.clientY - box.top) / box.height) * size), 'push');
      }}
    >
      {parts.map(
        (hits, part) =>
          hits > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <rect key={part} x={0} y={part} width={1} height={1} opacity={0.4 + 0.6 * (hits / most)} />
          ),
      )}
    </svg>
  );
}
