import { useEffect, useMemo, useState } from 'react';
import { getDump } from '../../api/dumps.ts';
import { listCodecs, listSamples } from '../../api/encodings.ts';
import { wordsFor } from '../../api/problem.ts';
import type { Dump, Sample } from '../../api/types.ts';
import { type Comparison, defaultComparison } from '../../state/address/comparison.ts';
import { addressOf } from '../../state/address/route.ts';
import {
  type LiveEncodings,
  liveEncodings,
  type SchemaEdits,
  subjectOf,
  type Wanted,
} from '../../state/compare/encodings.ts';
import { useAnswer } from '../../state/shell/useAnswer.ts';
import { Late } from '../../widgets/Late.tsx';
import { MainBar } from '../../widgets/MainBar.tsx';
import { RetryBanner } from '../../widgets/RetryBanner.tsx';
import { CompareNav } from './CompareNav.tsx';
import { Comparing } from './Comparing.tsx';
import { type Subject, titleOf } from './subject.ts';
import './compare.css';

/** One object, encoded with every codec: sizes, and the bytes of some side by side. */
export function CompareView({ comparison }: { readonly comparison: Comparison }) {
  const id = comparison.object?.dump;
  const [asked, again] = useAnswer(
    () => Promise.all([listSamples(), listCodecs(), id === undefined ? undefined : getDump(id)]),
    id,
  );
  const live = useLiveEncodings();
  const [samples, codecs, dump] = asked.kind === 'here' ? asked.value : [];
  const subject = useSubject(comparison, samples, dump);
  const wanted = useWanted(comparison);
  const [edits, setEdits] = useSchemaEdits(subjectOf(wanted));
  const title = subject && titleOf(subject);
  useEffect(() => {
    document.title = title ? `Compare: ${title} · Hexplain` : 'Compare · Hexplain';
  }, [title]);
  useEffect(() => {
    if (subject) live.want(wanted, edits);
  }, [live, subject, wanted, edits]);
  return (
    <div className="open">
      <MainBar current="compare">
        <CompareNav current="compare" />
      </MainBar>
      <h1 className="visually-hidden">Compare codecs</h1>
      {asked.kind === 'failed' && <RetryBanner {...wordsFor(asked.error)} onAgain={again} />}
      {asked.kind === 'waiting' && (
        <main className="waiting">
          <Late>
            <p className="dim">Loading samples and codecs…</p>
          </Late>
        </main>
      )}
      {samples && !comparison.object && !comparison.declared && !subject && (
        <main className="waiting">
          <p>There is no sample “{comparison.sample}”.</p>
          <a className="link" href={addressOf({ view: 'compare', comparison: defaultComparison })}>
            Compare an order instead
          </a>
        </main>
      )}
      {samples && codecs && subject && (
        <Comparing
          comparison={comparison}
          samples={samples}
          subject={subject}
          wanted={wanted}
          codecs={codecs}
          live={live}
          edits={edits}
          onEdit={setEdits}
        />
      )}
    </div>
  );
}

/** What the address names; undefined until it is here, and where it names nothing. */
function useSubject(
  { sample, object, declared }: Comparison,
  samples: readonly Sample[] | undefined,
  dump: Dump | undefined,
): Subject | undefined {
  const named = samples?.find(({ id }) => id === sample);
  const key = JSON.stringify([object, declared]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same object in another address is no other subject
  return useMemo(() => {
    if (declared) {
      return object && dump?.id !== object.dump ? undefined : { kind: 'declared', declared, dump };
    }
    if (object) return dump?.id === object.dump ? { kind: 'object', object, dump } : undefined;
    return named && { kind: 'sample', sample: named };
  }, [key, dump, named]);
}

/** What is to be encoded, the same for as long as that does not change. */
function useWanted({ sample, object, declared, values, size }: Comparison): Wanted {
  const key = JSON.stringify([object, declared]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same object in another address is no other subject
  return useMemo(() => {
    if (declared) return { declared, object };
    return object ? { object } : { sample, values, size };
  }, [key, sample, values, size]);
}

const unedited: SchemaEdits = {};

/** Schemas that were edited for an object; gone with it. */
function useSchemaEdits(of: string): [SchemaEdits, (edits: SchemaEdits) => void] {
  const [edited, setEdited] = useState({ of, edits: unedited });
  return [edited.of === of ? edited.edits : unedited, (edits) => setEdited({ of, edits })];
}

function useLiveEncodings(): LiveEncodings {
  const [live] = useState(liveEncodings);
  useEffect(() => () => live.close(), [live]);
  return live;
}
