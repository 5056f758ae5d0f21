import { useEffect, useState } from 'react';
import { listDumps } from '../../../api/dumps.ts';
import { listCodecs } from '../../../api/encodings.ts';
import { wordsFor } from '../../../api/problem.ts';
import { mostDumps, type PopulationShown } from '../../../state/address/populationShown.ts';
import { type LivePopulation, livePopulation } from '../../../state/compare/population.ts';
import { fileUploads } from '../../../state/dump/fileUploads.ts';
import { useSelected } from '../../../state/shell/react.ts';
import { useAnswer } from '../../../state/shell/useAnswer.ts';
import { Late } from '../../../widgets/Late.tsx';
import { MainBar } from '../../../widgets/MainBar.tsx';
import { RetryBanner } from '../../../widgets/RetryBanner.tsx';
import { CompareNav } from '../CompareNav.tsx';
import { DumpChoice } from './DumpChoice.tsx';
import { PopulationResult } from './PopulationResult.tsx';
import { usePopulationActions } from './usePopulationActions.ts';
import './many.css';

/** Many objects, those of the dumps that are chosen at the left, encoded with every codec. */
export function ManyView({ shown }: { readonly shown: PopulationShown }) {
  const live = useLivePopulation();
  const [asked, again] = useAnswer(
    () => Promise.all([listDumps({ filter: shown.find, limit: mostDumps }), listCodecs()]),
    shown.find,
  );
  const arrived = useSelected(fileUploads, (list) => list.filter(({ state }) => state.kind === 'here').length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again whenever a file has arrived
  useEffect(() => {
    if (arrived > 0) again();
  }, [arrived]);
  useEffect(() => {
    document.title = 'Many objects · Hexplain';
  }, []);
  usePopulationActions(live);
  const [page, codecs] = asked.kind === 'here' ? asked.value : [];
  return (
    <div className="open">
      <MainBar current="compare">
        <CompareNav current="many" />
      </MainBar>
      <h1 className="visually-hidden">Many objects</h1>
      {asked.kind === 'failed' && <RetryBanner {...wordsFor(asked.error)} onAgain={again} />}
      {asked.kind === 'waiting' && (
        <main className="waiting">
          <Late>
            <p className="dim">Loading dumps and codecs…</p>
          </Late>
        </main>
      )}
      {page && codecs && (
        <main className="many">
          <DumpChoice shown={shown} page={page} live={live} />
          <PopulationResult shown={shown} codecs={codecs} live={live} />
        </main>
      )}
    </div>
  );
}

/** What is measured ends when the view is left, on the server too. */
function useLivePopulation(): LivePopulation {
  const [live] = useState(() => livePopulation());
  useEffect(() => live.cancel, [live]);
  return live;
}
