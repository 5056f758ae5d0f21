import { spaceWords } from '../base/spaceWords.ts';
import './spaceSelect.css';

type Props = {
  readonly names: readonly string[];
  /** What stands for all of them; without it, one of them is chosen. */
  readonly all?: string;
  readonly chosen: string;
  /** What the choice decides. */
  readonly hint: string;
  readonly onChoose: (name: string) => void;
};

/** Which space is looked at. */
export function SpaceSelect({ names, all, chosen, hint, onChoose }: Props) {
  return (
    <label className="space-choice" title={hint}>
      <span className="dim">Space</span>
      <select value={chosen} onChange={({ currentTarget: { value } }) => onChoose(value)}>
        {all !== undefined && <option value="">{all}</option>}
        {names.map((name) => (
          <option key={name} value={name}>
            {spaceWords(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
