import type { Format } from '../../api/types.ts';
import { spaceWords } from '../../base/spaceWords.ts';
import './chips.css';

/** What kind of format it is, in small. */
export function Chips({ format }: { readonly format: Format }) {
  const { kind, origin, license, space, version, takes } = format;
  return (
    <span className="chips">
      {origin === 'own' && <span className="chip chip-own">own{version !== undefined && `, version ${version}`}</span>}
      {space !== undefined && space !== 'public' && (
        <span className="chip chip-own" title="Only these see it, and only their dumps are read with it">
          {spaceWords(space)}
        </span>
      )}
      <span className="chip" title={kindWords[kind]}>
        {kind}
      </span>
      {takes && (
        <span className="chip" title={`It can be decoded with a schema: ${takes}`}>
          takes a schema
        </span>
      )}
      {license && (
        <span className="chip" title="Licence of the descriptor">
          {license}
        </span>
      )}
    </span>
  );
}

const kindWords = {
  native: 'Decoded by a native decoder of Hexplain',
  descriptor: 'Decoded by its descriptor alone, which you can read, duplicate and change',
} as const;
