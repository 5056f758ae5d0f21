import { useEffect, useState } from 'react';
import { wordsFor } from '../../api/problem.ts';
import type { Work } from '../../api/types.ts';
import { endWork, listWork } from '../../api/work.ts';
import { byteSize } from '../../base/text.ts';
import { duration } from '../../base/time.ts';
import { say } from '../../state/shell/notice.ts';
import { useAnswer } from '../../state/shell/useAnswer.ts';
import { Late } from '../../widgets/Late.tsx';
import { MainBar } from '../../widgets/MainBar.tsx';
import { RetryBanner } from '../../widgets/RetryBanner.tsx';
import './work.css';

const lookMillis = 2000;

/** What the server works on, for whom and since when; for those who may end it. */
export function WorkView() {
  const [asked, again] = useAnswer(listWork);
  useEffect(() => {
    document.title = 'Work of the server · Hexplain';
  }, []);
  useEffect(() => {
    const looking = asked.kind === 'here' ? setTimeout(again, lookMillis) : undefined;
    return () => clearTimeout(looking);
  }, [asked, again]);
  return (
    <div className="open">
      <MainBar />
      <main className="work">
        <h1>Work of the server</h1>
        {asked.kind === 'failed' && <RetryBanner {...wordsFor(asked.error)} onAgain={again} />}
        {asked.kind === 'waiting' && (
          <Late>
            <p className="dim">Asking the server…</p>
          </Late>
        )}
        {asked.kind === 'here' && <WorkTable work={asked.value} onEnded={again} />}
      </main>
    </div>
  );
}

type TableProps = { readonly work: readonly Work[]; readonly onEnded: () => void };

function WorkTable({ work, onEnded }: TableProps) {
  if (work.length === 0) {
    return (
      <p className="dim">
        Nothing is being worked on. Decodings, searches, edits, questions, measured objects and downloads are listed
        here.
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
    <section className="work-box" tabIndex={0} aria-label="Work">
      <table className="work-table">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Kind</th>
            <th scope="col">State</th>
            <th scope="col">For</th>
            <th scope="col" className="work-number">
              Since
            </th>
            <th scope="col" className="work-number">
              Processor
            </th>
            <th scope="col" className="work-number">
              Allocated
            </th>
            <th scope="col" className="work-number">
              Processes
            </th>
            <th scope="col">
              <span className="visually-hidden">End it</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {work.map((each) => (
            <WorkRow key={each.id} work={each} onEnded={onEnded} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const millis = (n: number) => duration(BigInt(n) * 1_000_000n);

function WorkRow({ work, onEnded }: { readonly work: Work; readonly onEnded: () => void }) {
  const [ending, setEnding] = useState(false);
  const end = () => {
    setEnding(true);
    endWork(work.id)
      .catch((error: unknown) => {
        setEnding(false);
        say(wordsFor(error).detail);
      })
      .finally(onEnded);
  };
  const isCounted = work.processorMillis > 0 || work.allocatedBytes > 0;
  return (
    <tr>
      <th scope="row" title={work.what}>
        {work.what}
      </th>
      <td>{work.pool}</td>
      <td>{work.progress > 0 ? `${work.state}, ${Math.floor(work.progress * 100)} %` : work.state}</td>
      <td>{work.by}</td>
      <td className="work-number" title={work.since}>
        {millis(work.millis)}
      </td>
      <td className="work-number">{isCounted ? millis(work.processorMillis) : '–'}</td>
      <td className="work-number">{isCounted ? byteSize(work.allocatedBytes) : '–'}</td>
      <td className="work-number">{work.residentBytes > 0 ? byteSize(work.residentBytes) : '–'}</td>
      <td>
        <button type="button" className="button button-danger" disabled={ending} onClick={end}>
          End
        </button>
      </td>
    </tr>
  );
}
