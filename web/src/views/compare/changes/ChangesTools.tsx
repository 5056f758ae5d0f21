import type { ReactNode } from 'react';
import { count } from '../../../base/text.ts';
import type { ChangesShown } from '../../../state/address/changesShown.ts';
import type { Matrix } from '../../../state/compare/flexibility.ts';
import { show } from './changing.ts';
import type { HeatMap } from './heatMap.ts';
import { Sign } from './Sign.tsx';

type Props = {
  readonly matrix: Matrix;
  readonly map: HeatMap;
  readonly shown: ChangesShown;
  /** How far the trials have come. */
  readonly children: ReactNode;
};

/** What the map shows of all; the legend, which is a filter too. */
export function ChangesTools({ matrix, map, shown, children }: Props) {
  return (
    <div className="changes-tools" role="search" aria-label="Filter">
      <input
        id="changes-codec"
        className="search-input"
        type="search"
        aria-label="Search codecs"
        placeholder="Search codecs"
        value={shown.codec}
        spellCheck={false}
        onChange={(event) => show({ codec: event.currentTarget.value })}
      />
      <input
        id="changes-change"
        className="search-input"
        type="search"
        aria-label="Search changes"
        placeholder="Search changes"
        value={shown.change}
        spellCheck={false}
        onChange={(event) => show({ change: event.currentTarget.value })}
      />
      <label>
        Order{' '}
        <select
          value={shown.best ? 'best' : 'family'}
          onChange={(event) => show({ best: event.currentTarget.value === 'best' })}
        >
          <option value="family">by family</option>
          <option value="best">least harm first</option>
        </select>
      </label>
      {children}
      <Legend matrix={matrix} map={map} only={shown.outcomes} />
    </div>
  );
}

type LegendProps = { readonly matrix: Matrix; readonly map: HeatMap; readonly only: readonly string[] };

function Legend({ matrix, map, only }: LegendProps) {
  const toggled = (id: string) => (only.includes(id) ? only.filter((each) => each !== id) : [...only, id]);
  return (
    <fieldset className="changes-legend">
      <legend className="visually-hidden">Outcomes to show; none pressed shows all</legend>
      {matrix.outcomes.map(({ id, title, sign, meaning }) => (
        <button
          key={id}
          type="button"
          className="outcome-chip"
          aria-pressed={only.includes(id)}
          title={meaning}
          onClick={() => show({ outcomes: toggled(id) })}
        >
          <Sign outcome={id} sign={sign} /> {title} <span className="dim">{count(map.sums.get(id) ?? 0)}</span>
        </button>
      ))}
    </fieldset>
  );
}
