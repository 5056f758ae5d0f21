import { useState } from 'react';
import { getChecksumsLike } from '../../../api/ranges.ts';
import type { ChecksumMatches } from '../../../api/types.ts';
import { hexOffset } from '../../../base/offset.ts';
import { byteSize, elided, plural } from '../../../base/text.ts';
import { useStore } from '../../../state/shell/react.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';

/** Lengths of checksums: as bytes, as a Java long, as hexadecimal digits. */
const lengths = new Set([4, 8, 16, 20, 32, 40, 64]);

/** Asks, of a field that may be a checksum, which bytes it is one of. */
export function ChecksumOf({ open }: { readonly open: OpenTree }) {
  const selection = useStore(open.selection);
  const field = useStore(open.detail)?.field;
  if (!selection || !field || selection.field !== field.id) return null;
  if (field.childCount > 0 || !lengths.has(field.length)) return null;
  return <Question key={`${open.tree.id} ${field.id}`} open={open} field={field.id} />;
}

type Props = { readonly open: OpenTree; readonly field: string };

function Question({ open, field }: Props) {
  const [found, setFound] = useState<ChecksumMatches | 'asking'>();
  const ask = () => {
    setFound('asking');
    getChecksumsLike(open.tree.id, field).then(setFound, (error: unknown) => {
      setFound(undefined);
      open.failure.set(error);
    });
  };
  if (found === undefined) {
    return (
      <p className="checksum-of">
        <button type="button" className="link" onClick={ask}>
          Which bytes is this a checksum of?
        </button>
      </p>
    );
  }
  return (
    <div className="checksum-of" aria-live="polite">
      {found === 'asking' ? <p className="dim">Trying…</p> : <Matches open={open} found={found} />}
    </div>
  );
}

function Matches({ open, found }: { readonly open: OpenTree; readonly found: ChecksumMatches }) {
  const tried = `tried: ranges from the start of a field nearby to the end of one, ${byteSize(found.tried)} in all`;
  if (found.matches.length === 0) {
    return (
      <p className="dim">
        No known checksum of the bytes around it ({tried}
        {!found.complete && '; larger ranges were left out'}).
      </p>
    );
  }
  return (
    <ul className="checksum-matches">
      {found.matches.map(({ checksum, endianness, offset, length, from, to }) => (
        <li key={`${checksum} ${endianness} ${offset} ${length}`}>
          <button type="button" className="link" onClick={() => open.selectRange(offset, offset + length - 1, 'push')}>
            {checksum} of {plural(length, 'byte')} from {hexOffset(offset)}
          </button>
          <span className="dim">
            {' '}
            {endianness && `${endianness}-endian, `}
            {from === to ? elided(from, 60) : `${elided(from, 60)} to ${elided(to, 60)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
