import { type Comparison, defaultComparison } from '../../state/address/comparison.ts';
import { route } from '../../state/address/route.ts';
import type { Encoded } from '../../state/compare/encodings.ts';
import { saveFile } from '../../state/dump/files.ts';
import { say } from '../../state/shell/notice.ts';
import { csvOf, svgOf } from './exports.ts';
import { paintOf, pngOf } from './painted.ts';
import type { Ranking } from './ranking.ts';
import { fileNameOf, type Subject, titleOf } from './subject.ts';
import { measureWords } from './words.ts';

const nameOf = (subject: Subject, ending: string) => `${fileNameOf(subject)}-sizes.${ending}`;

export function saveCsv(subject: Subject, ranking: Ranking): void {
  saveFile(nameOf(subject, 'csv'), csvOf(ranking), 'text/csv');
}

/** Everything the server answered. */
export function saveJson(subject: Subject, encoded: Encoded | undefined): void {
  const results = [...(encoded?.results.values() ?? [])];
  const what = { ...nameIn(subject, encoded), ...encoded?.object };
  saveFile(nameOf(subject, 'json'), JSON.stringify({ ...what, results }, null, 2), 'application/json');
}

function nameIn(subject: Subject, encoded: Encoded | undefined): object {
  switch (subject.kind) {
    case 'sample':
      return { sample: subject.sample.id, values: encoded?.values ?? {} };
    case 'object':
      return { dump: subject.dump.name, at: subject.object.at };
    case 'declared':
      return { dump: subject.dump?.name, ...subject.declared };
  }
}

export function saveSvg(subject: Subject, ranking: Ranking): void {
  saveFile(nameOf(subject, 'svg'), chart(subject, ranking), 'image/svg+xml');
}

export function savePng(subject: Subject, ranking: Ranking): void {
  pngOf(chart(subject, ranking)).then(
    (picture) => saveFile(nameOf(subject, 'png'), picture),
    () => say('The picture could not be drawn.'),
  );
}

/** The bars as they are on screen. */
function chart(subject: Subject, ranking: Ranking): string {
  const { measure, stacking, log } = comparisonNow();
  const title = `${titleOf(subject)}: bytes ${measureWords[measure]}${log ? ', log scale' : ''}`;
  return svgOf(ranking, title, log, paintOf(ranking, stacking));
}

function comparisonNow(): Comparison {
  const now = route.get();
  return now.view === 'compare' ? now.comparison : defaultComparison;
}
