import type { Stacking } from '../../state/address/comparison.ts';
import { RoleMark } from '../../widgets/RoleMark.tsx';
import { partClass, partTitle, partWords } from './colours.ts';
import { isRole, type Ranking } from './ranking.ts';
import './colours.css';
import './legend.css';

type Props = { readonly ranking: Ranking; readonly stacking: Stacking };

/** What the colours and marks of the bars mean. */
export function Legend({ ranking: { keys, bars }, stacking }: Props) {
  const marked = bars.some(({ published }) => published.length > 0);
  return (
    <ul className="bar-legend" aria-label="Colours">
      {keys.map((key) => (
        <li key={key} title={partWords(key, stacking)} data-member={stacking === 'member' ? key : undefined}>
          <span className={`swatch ${partClass(key, stacking, keys)}`} />
          {stacking === 'role' && isRole(key) && <RoleMark role={key} />}
          {partTitle(key)}
        </li>
      ))}
      {marked && (
        <li title="Sizes that articles publish for the unchanged sample; each number is at its mark">
          <span className="swatch-mark" /> published
        </li>
      )}
    </ul>
  );
}
