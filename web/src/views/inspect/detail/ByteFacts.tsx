import { useState } from 'react';
import { getDigraph, getStatistics, type SourceRange } from '../../../api/ranges.ts';
import { byteSize, plural } from '../../../base/text.ts';
import { useStore } from '../../../state/shell/react.ts';
import { useExtra } from '../../../state/tree/details.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { CopyButton } from '../../../widgets/CopyButton.tsx';
import { Digraph } from './Digraph.tsx';
import { Histogram } from './Histogram.tsx';
import './byteFacts.css';

/** A few seconds of work. */
const mostMeasured = 1024 ** 3;

/** Of fewer bytes, pictures show no more than the bytes do. */
const leastCharted = 64;

/** The selected bytes as a whole, or all of the source: entropy, checksums, how often each byte and each pair occurs. */
export function ByteFacts({ open }: { readonly open: OpenTree }) {
  const selection = useStore(open.selection);
  const { source, size } = useStore(open.sources.shown);
  const [asked, ask] = useState(false);
  const range = selection ?? { source, start: 0, length: size };
  if (range.length === 0) return null;
  return (
    <section className="detail-section byte-facts">
      <details open={asked} onToggle={(event) => ask(event.currentTarget.open)}>
        <summary>
          Statistics and checksums <span className="dim">of {plural(range.length, 'byte')}</span>
        </summary>
        {asked && range.length <= mostMeasured && <Measured open={open} range={range} />}
        {asked && range.length > mostMeasured && (
          <p className="dim">Select at most {byteSize(mostMeasured)} to measure them.</p>
        )}
      </details>
    </section>
  );
}

type Props = { readonly open: OpenTree; readonly range: SourceRange };

function Measured({ open, range }: Props) {
  const { id } = open.tree;
  const key = `${id} ${range.source} ${range.start} ${range.length}`;
  const statistics = useExtra(key, (signal) => getStatistics(id, range, signal));
  const charted = range.length >= leastCharted;
  const digraph = useExtra(charted ? key : undefined, (signal) => getDigraph(id, range, signal));
  if (!statistics) return <p className="dim">Measuring…</p>;
  const different = statistics.counts.filter((count) => count > 0).length;
  return (
    <>
      <dl className="facts">
        <dt>entropy</dt>
        <dd>
          {statistics.entropy.toFixed(3)} <span className="dim">bits a byte</span>
        </dd>
        <dt>bytes</dt>
        <dd>
          {different} <span className="dim">different ones</span>
        </dd>
        {statistics.checksums.map(({ name, value }) => (
          <Checksum key={name} name={name} value={value} />
        ))}
      </dl>
      {charted && <Histogram counts={statistics.counts} />}
      {digraph && <Digraph shades={digraph} />}
    </>
  );
}

function Checksum({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="checksum">
        <code>{value}</code>
        <CopyButton text={value} label={`Copy ${name}`} />
      </dd>
    </>
  );
}
