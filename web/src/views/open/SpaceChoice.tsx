import { chooseSpace, chosenSpace, listSpaces, signOut } from '../../api/space.ts';
import { useAsked } from '../../state/asked.ts';
import { useStore } from '../../state/react.ts';
import { spaceWords } from './spaceWords.ts';
import './spaceChoice.css';

/** Which space is looked at, and gets what is brought; nothing for those who have none but everybody's. */
export function SpaceChoice() {
  const [asked] = useAsked(listSpaces);
  const chosen = useStore(chosenSpace);
  if (asked.kind !== 'here' || asked.value.names.length < 2) return null;
  const { names, home, signedInAs } = asked.value;
  return (
    <div className="space-line">
      <Choice names={names} home={home} chosen={chosen} />
      {signedInAs !== undefined && (
        <span className="space-person">
          <span className="dim">Signed in as</span> {signedInAs}
          <button type="button" className="link" onClick={() => void signOut()}>
            Sign out
          </button>
        </span>
      )}
    </div>
  );
}

type ChoiceProps = { readonly names: readonly string[]; readonly home: string; readonly chosen: string };

function Choice({ names, home, chosen }: ChoiceProps) {
  return (
    <label className="space-choice" title="Who sees the dumps that are listed, and those that you bring">
      <span className="dim">Space</span>
      <select value={chosen} onChange={({ currentTarget: { value } }) => chooseSpace(value)}>
        <option value="">All, new ones to {spaceWords(home)}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {spaceWords(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
