import type { Encodings } from '../../api/types.ts';
import { saveFile } from '../../state/files.ts';
import { say } from '../../state/notice.ts';
import { csvOf, svgOf } from './exports.ts';
import { paintOf, pngOf } from './painted.ts';
import type { Ranking } from './ranking.ts';

type Props = {
  readonly name: string;
  readonly title: string;
  readonly ranking: Ranking;
  readonly log: boolean;
  /** Everything the server said. */
  readonly whole: () => Pick<Encodings, 'sample' | 'values' | 'results'>;
};

/** Figures and picture, to take away. */
export function ExportMenu({ name, title, ranking, log, whole }: Props) {
  const svg = () => svgOf(ranking, title, log, paintOf(ranking));
  return (
    <div className="export-menu" role="group" aria-label="Export">
      <span className="dim">Export</span>
      <button type="button" className="quiet" onClick={() => saveFile(`${name}.csv`, csvOf(ranking), 'text/csv')}>
        CSV
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => saveFile(`${name}.json`, JSON.stringify(whole(), null, 2), 'application/json')}
      >
        JSON
      </button>
      <button type="button" className="quiet" onClick={() => saveFile(`${name}.svg`, svg(), 'image/svg+xml')}>
        SVG
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() =>
          pngOf(svg()).then(
            (picture) => saveFile(`${name}.png`, picture),
            () => say('The picture could not be drawn.'),
          )
        }
      >
        PNG
      </button>
    </div>
  );
}
