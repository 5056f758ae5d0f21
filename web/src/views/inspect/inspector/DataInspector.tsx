import { useEffect } from 'react';
import { hexOffset } from '../../../base/offset.ts';
import { plural } from '../../../base/text.ts';
import { usePages, useStore } from '../../../state/shell/react.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { byteWindow, windowKeys } from '../../../state/tree/spans.ts';
import { BitRow } from './BitRow.tsx';
import { identifiersOf } from './identifiers.ts';
import { numbersAt, type Reading } from './numbers.ts';
import { textsOf } from './texts.ts';
import { timesAt } from './times.ts';
import { varintsAt } from './varints.ts';
import './dataInspector.css';

const longestText = 256;

/** Characters of a column. */
const widest = 14;

/** Bytes that a number or a time takes, and a number of variable length. */
const [mostOfNumber, mostOfVarint] = [8, 10];

/** What the selected bytes would be as each type. */
export function DataInspector({ open }: { readonly open: OpenTree }) {
  const sourceView = useStore(open.sources.shown);
  const selected = useStore(open.selection);
  const selection = selected?.source === sourceView.source ? selected : undefined;
  usePages(sourceView.bytes);
  const start = selection?.start ?? 0;
  const length = selection?.length ?? 0;
  const from = selection?.field === undefined ? start : (selection?.cursor ?? start);
  const wanted = Math.min(Math.max(mostOfVarint, length), longestText, sourceView.size - start);
  useEffect(() => {
    sourceView.bytes.want('inspector', windowKeys(start, start + wanted, byteWindow));
    return () => sourceView.bytes.want('inspector', []);
  }, [sourceView, start, wanted]);

  if (!selection) return null;
  const here = open.sources.bytesAt(from, mostOfVarint);
  const all = open.sources.bytesAt(start, Math.min(length, longestText));
  const readings = [
    ...numbersAt(here.subarray(0, mostOfNumber)),
    ...timesAt(here.subarray(0, mostOfNumber)),
    ...(length <= longestText ? identifiersOf(all) : []),
  ];
  return (
    <section className="detail-section" aria-label="Data inspector">
      <h3>
        Data inspector <span className="dim">from {hexOffset(from)}</span>
      </h3>
      <ReadingTable readings={readings} />
      <VarintTable bytes={here} />
      <BitRow bytes={here.subarray(0, Math.min(mostOfNumber, Math.max(1, start + length - from)))} />
      {textsOf(all).map(({ encoding, text }) => (
        <p key={encoding} className="reading-text">
          <span className="dim">{encoding}</span> <code>{text}</code>
          {length > longestText && <span className="dim"> first {plural(longestText, 'byte')}</span>}
        </p>
      ))}
    </section>
  );
}

function ReadingTable({ readings }: { readonly readings: readonly Reading[] }) {
  return (
    <table className="readings">
      <thead>
        <tr>
          <th scope="col">type</th>
          <th scope="col">big-endian</th>
          <th scope="col">little-endian</th>
        </tr>
      </thead>
      <tbody>
        {readings.map((reading) => (
          <ReadingRows key={`${reading.type} ${reading.big} ${reading.little}`} reading={reading} />
        ))}
      </tbody>
    </table>
  );
}

/** One row where both orders fit beside each other, or are the same; otherwise one for each that there is. */
function ReadingRows({ reading: { type, big, little } }: { readonly reading: Reading }) {
  const isWide = Math.max(big.length, little.length) > widest;
  if (big !== little && !isWide) {
    return (
      <tr>
        <th scope="row">{type}</th>
        <td>{big || <span className="dim">none</span>}</td>
        <td>{little || <span className="dim">none</span>}</td>
      </tr>
    );
  }
  const rows =
    big === little
      ? [[big, ''] as const]
      : ([
          [big, 'BE'],
          [little, 'LE'],
        ] as const);
  return rows
    .filter(([text]) => text !== '')
    .map(([text, order]) => (
      <tr key={order}>
        <th scope="row">
          {type} {order}
        </th>
        <td colSpan={2}>{text}</td>
      </tr>
    ));
}

function VarintTable({ bytes }: { readonly bytes: Uint8Array }) {
  const varints = varintsAt(bytes);
  if (varints.length === 0) return null;
  return (
    <table className="readings" aria-label="Numbers of variable length">
      <tbody>
        {varints.map(({ type, value, length }) => (
          <tr key={type}>
            <th scope="row">{type}</th>
            <td>
              {value} <span className="dim">in {plural(length, 'byte')}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
