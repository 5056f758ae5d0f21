import type { Sample } from '../../api/types.ts';
import type { Encoded } from '../../state/encodings.ts';
import type { Ranking } from './ranking.ts';
import { saveCsv, saveJson, savePng, saveSvg } from './saving.ts';

type Props = { readonly sample: Sample; readonly ranking: Ranking; readonly encoded: Encoded | undefined };

/** Figures and picture, to take away. */
export function ExportMenu({ sample, ranking, encoded }: Props) {
  const kinds = [
    ['CSV', () => saveCsv(sample, ranking)],
    ['JSON', () => saveJson(sample, encoded)],
    ['SVG', () => saveSvg(sample, ranking)],
    ['PNG', () => savePng(sample, ranking)],
  ] as const;
  return (
    <div className="export-menu" role="group" aria-label="Export">
      <span className="dim">Export</span>
      {kinds.map(([kind, save]) => (
        <button key={kind} type="button" className="quiet" onClick={save}>
          {kind}
        </button>
      ))}
    </div>
  );
}
