import { chooseSpace, chosenSpace, listSpaces, signOut } from '../../api/space.ts';
import { spaceWords } from '../../base/spaceWords.ts';
import { useStore } from '../../state/shell/react.ts';
import { useAnswer } from '../../state/shell/useAnswer.ts';
import { SpaceSelect } from '../../widgets/SpaceSelect.tsx';
import './spaceChoice.css';

/** Which space is looked at, and gets what is brought; nothing for those who have none but everybody's. */
export function SpaceChoice() {
  const [asked] = useAnswer(listSpaces);
  const chosen = useStore(chosenSpace);
  if (asked.kind !== 'here' || asked.value.names.length < 2) return null;
  const { names, home, signedInAs } = asked.value;
  return (
    <div className="space-line">
      <SpaceSelect
        names={names}
        all={`All, new ones to ${spaceWords(home)}`}
        chosen={chosen}
        hint="Who sees the dumps that are listed, and those that you bring"
        onChoose={chooseSpace}
      />
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
