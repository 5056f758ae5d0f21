import type { Encoded } from '../../state/compare/encodings.ts';
import type { Ranking } from './ranking.ts';
import { saveCsv, saveJson, savePng, saveSvg } from './saving.ts';
import type { Subject } from './subject.ts';

type Props = { readonly subject: Subject; readonly ranking: Ranking; readonly encoded: Encoded | undefined };

/** Figures and picture, to take away. */
export function ExportMenu({ subject, ranking, encoded }: Props) {
  const kinds = [
    ['CSV', () => saveCsv(subject, ranking)],
    ['JSON', () => saveJson(subject, encoded)],
    ['SVG', () => saveSvg(subject, ranking)],
    ['PNG', () => savePng(subject, ranking)],
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
