import { useState } from 'react';
import type { Finding, FormatCandidate } from '../../api/types.ts';
import { hexOffset } from '../../base/offset.ts';
import { type InspectRoute, navigate } from '../../state/address/route.ts';
import type { OpenTree } from '../../state/tree/openTree.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { Line } from '../../widgets/Prose.tsx';
import './openingFinding.css';

type Props = {
  readonly open: OpenTree;
  readonly route: InspectRoute;
  readonly finding: Finding;
  readonly onReading: () => void;
  readonly onWrite: () => void;
};

/** The notice about a whole dump: why, and the way out. */
export function OpeningFinding({ open, route, finding, onReading, onWrite }: Props) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const { kind, title, detail, offset, readable, readings } = finding;
  const severity = kind === 'appended' || kind === 'one-of-several' ? 'note' : 'warning';
  return (
    <section className="banner finding" aria-label="About this dump">
      <Icon name={severity} className={`icon-${severity}`} />
      <div className="banner-words">
        <strong>
          <Line text={title} />
        </strong>
        <span>
          <Line text={detail} />
        </span>
        {readable.length > 0 && (
          <details>
            <summary>What can be read</summary>
            <ul className="finding-readable">
              {[...new Set(readable)].map((text) => (
                <li key={text}>
                  <code>{text}</code>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="banner-actions finding-actions">
        {readings.map((reading) => (
          <button
            key={`${reading.format} ${reading.offset}`}
            type="button"
            className="button"
            title={reading.reason}
            onClick={() => readAs(route, reading)}
          >
            {`Read as ${reading.title}`}
          </button>
        ))}
        {offset !== undefined && (
          <button type="button" className="button" onClick={() => void open.selectByte(offset, 'push')}>
            {`Go to ${hexOffset(offset)}`}
          </button>
        )}
        {kind === 'one-of-several' && (
          <button type="button" className="button" onClick={onReading}>
            Choose another
          </button>
        )}
        {kind === 'unrecognised' && (
          <>
            <button type="button" className="button" onClick={onReading}>
              Change format
            </button>
            <button type="button" className="button" onClick={onWrite}>
              Write the format
            </button>
          </>
        )}
        <button type="button" className="button" onClick={() => setClosed(true)}>
          Dismiss
        </button>
      </div>
    </section>
  );
}

function readAs(route: InspectRoute, { format, offset }: FormatCandidate): void {
  const { editing: _, shown: __, ...rest } = route;
  navigate({ ...rest, reading: { ...route.reading, format, start: offset, endian: 'auto' }, place: {} });
}
