import type { Format } from '../../api/types.ts';
import './chips.css';

/** What kind of format it is, in small. */
export function Chips({ format }: { readonly format: Format }) {
  const { kind, origin, license, version, takes } = format;
  return (
    <span className="chips">
      {origin === 'own' && <span className="chip chip-own">own{version !== undefined && `, version ${version}`}</span>}
      <span className="chip" title={kindWords[kind]}>
        {kind}
      </span>
      {takes && (
        <span className="chip" title={`It can be read by a schema: ${takes}`}>
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
  native: 'Decoded by a part of Hexplain written for it',
  descriptor: 'Decoded by its descriptor alone: read it, fork it, change it',
} as const;
