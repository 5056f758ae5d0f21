import { useState } from 'react';
import { listSampleDumps } from '../../api/dumps.ts';
import { wordsFor } from '../../api/problem.ts';
import type { SampleDump } from '../../api/types.ts';
import { byteSize } from '../../base/text.ts';
import { useAsked } from '../../state/asked.ts';
import { bringSample } from '../../state/incoming.ts';

const shownAtFirst = 8;

/** The featured ones first, and among equals one of each category in turn. */
function inTurn(samples: readonly SampleDump[]): readonly SampleDump[] {
  const met = new Map<string, number>();
  const turns = samples.map((sample) => {
    const kind = `${sample.featured} ${sample.category}`;
    const turn = met.get(kind) ?? 0;
    met.set(kind, turn + 1);
    return { sample, turn };
  });
  return turns
    .sort((a, b) => Number(b.sample.featured) - Number(a.sample.featured) || a.turn - b.turn)
    .map(({ sample }) => sample);
}

/** Dumps that come with Hexplain. */
export function Samples() {
  const [asked, again] = useAsked(listSampleDumps);
  const [all, setAll] = useState(false);
  const samples = asked.kind === 'here' ? inTurn(asked.value) : [];
  const shown = all ? samples : samples.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="samples-title">
      <h2 id="samples-title">Samples</h2>
      {asked.kind === 'waiting' && <Waiting />}
      {asked.kind === 'failed' && <Failed error={asked.error} again={again} />}
      {asked.kind === 'here' && samples.length === 0 && (
        <p className="empty">This server came without samples. Drop a file or paste some hex instead.</p>
      )}
      <ul className="rows">
        {shown.map((sample) => (
          <SampleRow key={sample.id} sample={sample} />
        ))}
      </ul>
      {samples.length > shown.length && (
        <button type="button" className="quiet" onClick={() => setAll(true)}>
          {samples.length - shown.length} more samples
        </button>
      )}
    </section>
  );
}

function SampleRow({ sample }: { readonly sample: SampleDump }) {
  return (
    <li>
      <button type="button" className="row" onClick={() => bringSample(sample)}>
        <span className="row-title">{sample.title}</span>
        <span className="row-size">{byteSize(sample.size)}</span>
        <span className="row-doc">{sample.doc}</span>
      </button>
    </li>
  );
}

export function Waiting() {
  return (
    <ul className="rows" aria-hidden="true">
      {[0, 1, 2].map((i) => (
        <li key={i} className="row">
          <span className="skeleton row-title">a dump with a name</span>
          <span className="skeleton row-doc">and a sentence about what is in it</span>
        </li>
      ))}
    </ul>
  );
}

export function Failed({ error, again }: { readonly error: unknown; readonly again: () => void }) {
  const { title, detail } = wordsFor(error);
  return (
    <p className="empty">
      {title}. {detail}{' '}
      <button type="button" className="link" onClick={again}>
        Try again
      </button>
    </p>
  );
}
