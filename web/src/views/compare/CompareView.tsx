import { useEffect, useState } from 'react';
import { listCodecs, listSamples } from '../../api/encodings.ts';
import { wordsFor } from '../../api/problem.ts';
import { useAsked } from '../../state/asked.ts';
import { type Comparison, defaultComparison } from '../../state/comparison.ts';
import { type LiveEncodings, liveEncodings } from '../../state/encodings.ts';
import { addressOf } from '../../state/route.ts';
import { Banner } from '../../widgets/Banner.tsx';
import { Late } from '../../widgets/Late.tsx';
import { MainBar } from '../../widgets/MainBar.tsx';
import { Comparing } from './Comparing.tsx';
import './compare.css';

/** One object, encoded with every codec: sizes, and the bytes of some side by side. */
export function CompareView({ comparison }: { readonly comparison: Comparison }) {
  const [asked, again] = useAsked(() => Promise.all([listSamples(), listCodecs()]));
  const live = useLiveEncodings();
  const samples = asked.kind === 'here' ? asked.value[0] : [];
  const sample = samples.find(({ id }) => id === comparison.sample);
  const { values, size } = comparison;
  useEffect(() => {
    document.title = sample ? `Compare: ${sample.title} · Hexplain` : 'Compare · Hexplain';
  }, [sample]);
  useEffect(() => {
    if (sample) live.want({ sample: sample.id, values, size });
  }, [live, sample, values, size]);
  return (
    <div className="open">
      <MainBar current="compare" />
      <h1 className="visually-hidden">Compare codecs</h1>
      {asked.kind === 'failed' && (
        <Banner {...wordsFor(asked.error)}>
          <button type="button" className="button" onClick={again}>
            Try again
          </button>
        </Banner>
      )}
      {asked.kind === 'waiting' && (
        <main className="waiting">
          <Late>
            <p className="dim">Loading samples and codecs…</p>
          </Late>
        </main>
      )}
      {asked.kind === 'here' && !sample && (
        <main className="waiting">
          <p>There is no sample “{comparison.sample}”.</p>
          <a className="link" href={addressOf({ view: 'compare', comparison: defaultComparison })}>
            Compare an order instead
          </a>
        </main>
      )}
      {asked.kind === 'here' && sample && (
        <Comparing comparison={comparison} samples={samples} sample={sample} codecs={asked.value[1]} live={live} />
      )}
    </div>
  );
}

function useLiveEncodings(): LiveEncodings {
  const [live] = useState(liveEncodings);
  useEffect(() => () => live.close(), [live]);
  return live;
}
