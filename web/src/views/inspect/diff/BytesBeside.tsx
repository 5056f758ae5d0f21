import { useEffect, useState } from 'react';
import { getBytes } from '../../../api/trees.ts';
import type { Difference, DifferenceSide, Tree } from '../../../api/types.ts';
import { hexOffset } from '../../../base/offset.ts';
import { plural } from '../../../base/text.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';

type Props = { readonly open: OpenTree; readonly other: Tree; readonly difference: Difference };

/** Bytes of each side that are shown, and how many of them stand before the difference. */
const [shown, around] = [64, 16];

const perRow = 8;

/** The bytes of a difference on both sides, with some before them. */
export function BytesBeside({ open, other, difference: { before, after } }: Props) {
  return (
    <div className="diff-bytes">
      <SideBytes title="Before" tree={open.tree.id} side={before} />
      <SideBytes title="After" tree={other.id} side={after} />
    </div>
  );
}

type SideProps = { readonly title: string; readonly tree: string; readonly side: DifferenceSide | undefined };

function SideBytes({ title, tree, side }: SideProps) {
  const bytes = useBytes(tree, side);
  if (!side) {
    return (
      <section aria-label={title}>
        <h3>{title}</h3>
        <p className="dim">Not there</p>
      </section>
    );
  }
  const from = firstOf(side);
  const rows = Math.ceil(bytes.length / perRow);
  return (
    <section aria-label={title}>
      <h3>
        {title} <span className="dim">{plural(side.length, 'byte')}</span>
      </h3>
      {Array.from({ length: rows }, (_, row) => {
        const start = from + row * perRow;
        return (
          <code key={start} className="diff-hex">
            <span className="dim">{hexOffset(start, 4)}</span>{' '}
            {Array.from(bytes.subarray(row * perRow, (row + 1) * perRow), (byte, i) => {
              const digits = byte.toString(16).toUpperCase().padStart(2, '0');
              const at = start + i;
              const own = at >= side.offset && at < side.offset + side.length;
              return own ? <mark key={at}>{digits} </mark> : `${digits} `;
            })}
          </code>
        );
      })}
    </section>
  );
}

const firstOf = ({ offset }: DifferenceSide) => Math.max(0, offset - around - (offset % perRow));

function useBytes(tree: string, side: DifferenceSide | undefined): Uint8Array {
  const [bytes, setBytes] = useState<{ readonly of: DifferenceSide; readonly bytes: Uint8Array }>();
  useEffect(() => {
    if (!side) return;
    const asking = new AbortController();
    getBytes(tree, side.source, firstOf(side), shown, asking.signal).then(
      (read) => setBytes({ of: side, bytes: read }),
      () => undefined, // The list says what differs without them.
    );
    return () => asking.abort();
  }, [tree, side]);
  return bytes && bytes.of === side ? bytes.bytes : new Uint8Array();
}
