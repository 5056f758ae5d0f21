import { RoleMark } from '../../widgets/RoleMark.tsx';
import { memberColour, partWords } from './Bars.tsx';
import { encodingItself, isRole, type Ranking } from './ranking.ts';

type Props = {
  readonly ranking: Ranking;
  readonly lit: string | undefined;
  readonly onLight: (member: string | undefined) => void;
};

/** What the colours of the bars mean. */
export function Legend({ ranking, lit, onLight }: Props) {
  return (
    <ul className="bar-legend" aria-label="Colours">
      {ranking.keys.map((key) => (
        <li
          key={key}
          className={lit !== undefined && lit === key ? 'legend-lit' : ''}
          title={partWords(key)}
          onPointerEnter={() => !isRole(key) && onLight(key)}
          onPointerLeave={() => onLight(undefined)}
        >
          {isRole(key) ? <RoleMark role={key} /> : <span className={`swatch ${memberColour(ranking.keys, key)}`} />}
          {key === encodingItself ? 'encoding itself' : key}
        </li>
      ))}
    </ul>
  );
}
