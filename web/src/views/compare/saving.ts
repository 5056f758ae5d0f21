import type { Sample } from '../../api/types.ts';
import { type Comparison, defaultComparison } from '../../state/comparison.ts';
import type { Encoded } from '../../state/encodings.ts';
import { saveFile } from '../../state/files.ts';
import { say } from '../../state/notice.ts';
import { route } from '../../state/route.ts';
import { csvOf, svgOf } from './exports.ts';
import { paintOf, pngOf } from './painted.ts';
import type { Ranking } from './ranking.ts';
import { measureWords } from './words.ts';

const nameOf = ({ id }: Sample, ending: string) => `${id}-sizes.${ending}`;

export function saveCsv(sample: Sample, ranking: Ranking): void {
  saveFile(nameOf(sample, 'csv'), csvOf(ranking), 'text/csv');
}

/** Everything the server answered. */
export function saveJson(sample: Sample, encoded: Encoded | undefined): void {
  const whole = { sample: sample.id, values: encoded?.values ?? {}, results: [...(encoded?.results.values() ?? [])] };
  saveFile(nameOf(sample, 'json'), JSON.stringify(whole, null, 2), 'application/json');
}

export function saveSvg(sample: Sample, ranking: Ranking): void {
  saveFile(nameOf(sample, 'svg'), chart(sample, ranking), 'image/svg+xml');
}

export function savePng(sample: Sample, ranking: Ranking): void {
  pngOf(chart(sample, ranking)).then(
    (picture) => saveFile(nameOf(sample, 'png'), picture),
    () => say('The picture could not be drawn.'),
  );
}

/** The bars as they are on screen. */
function chart(sample: Sample, ranking: Ranking): string {
  const { measure, stacking, log } = comparisonNow();
  const title = `${sample.title}: bytes ${measureWords[measure]}${log ? ', log scale' : ''}`;
  return svgOf(ranking, title, log, paintOf(ranking, stacking));
}

function comparisonNow(): Comparison {
  const now = route.get();
  return now.view === 'compare' ? now.comparison : defaultComparison;
}
