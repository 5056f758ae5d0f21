import { useState } from 'react';
import { wordsFor } from '../../../api/problem.ts';
import { deleteTiming, getJmh, importJmh } from '../../../api/timings.ts';
import type { TimingRun } from '../../../api/types.ts';
import { ago } from '../../../base/text.ts';
import { saveFile } from '../../../state/dump/files.ts';
import { Banner } from '../../../widgets/Banner.tsx';
import { FilePicker } from '../../../widgets/FilePicker.tsx';
import { Icon } from '../../../widgets/Icon.tsx';
import { change, toggled } from '../changing.ts';

type Props = {
  readonly runs: readonly TimingRun[];
  /** Ids of those that are shown. */
  readonly shown: readonly string[];
  /** The list may have changed. */
  readonly onChange: () => void;
};

/** Two stand beside each other. */
const mostShown = 2;

/** Runs of before, and results of JMH from elsewhere: to show, compare, take away and delete. */
export function KeptRuns({ runs, shown, onChange }: Props) {
  const [failure, setFailure] = useState<unknown>();
  const attempt = (work: Promise<unknown>) => {
    setFailure(undefined);
    work.then(onChange, (error: unknown) => setFailure(error));
  };
  return (
    <section className="kept-runs" aria-label="Kept runs">
      <div className="kept-runs-head">
        <h3>Kept runs</h3>
        <FilePicker
          label="Results of JMH"
          accept=".json"
          onFile={(file) => attempt(file.text().then((text) => importJmh(file.name, text)))}
        >
          {(pick) => (
            <button type="button" className="quiet" onClick={pick}>
              Import JMH’s JSON
            </button>
          )}
        </FilePicker>
      </div>
      {failure !== undefined && <Banner {...wordsFor(failure)} />}
      {runs.length === 0 && <p className="dim">None yet. The last 200 are kept.</p>}
      <ul>
        {runs.map((run) => (
          <li key={run.id}>
            <label className="check-label">
              <input
                type="checkbox"
                checked={shown.includes(run.id)}
                onChange={() => change({ runs: toggled(shown, run.id).slice(-mostShown) })}
              />
              {run.title}
            </label>
            <span className="dim">
              {[run.plan || 'imported', ago(new Date(run.keptAt), new Date()), run.cpu].filter(Boolean).join(' · ')}
            </span>
            <span className="kept-run-tools">
              <button
                type="button"
                className="icon-button icon-button-small"
                aria-label={`Download ${run.title} as JMH’s JSON`}
                title="Download as JMH’s JSON, which JMH Visualizer reads"
                onClick={() =>
                  attempt(getJmh(run.id).then((text) => saveFile('jmh-result.json', text, 'application/json')))
                }
              >
                <Icon name="download" />
              </button>
              <button
                type="button"
                className="icon-button icon-button-small"
                aria-label={`Delete ${run.title}`}
                title="Delete"
                onClick={() => {
                  change({ runs: shown.filter((id) => id !== run.id) });
                  attempt(deleteTiming(run.id));
                }}
              >
                <Icon name="trash" />
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
