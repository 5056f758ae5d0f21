import { hexOffset } from '../../base/offset.ts';
import { byteSize, count, explainedDetail, explainedWords, plural } from '../../base/text.ts';
import { captureStart, flowPlaceOf } from '../../state/address/capturePlace.ts';
import { addressOf } from '../../state/address/route.ts';
import { swapByteOrder } from '../../state/dump/byteOrder.ts';
import { notice } from '../../state/shell/notice.ts';
import { usePages, useStore } from '../../state/shell/react.ts';
import { boundaryIndexAt, boundaryWords } from '../../state/tree/boundaries.ts';
import type { OpenTree } from '../../state/tree/openTree.ts';
import type { SourceView } from '../../state/tree/sourceView.ts';
import { spanWindow } from '../../state/tree/spans.ts';
import { Icon } from '../../widgets/Icon.tsx';
import './statusLine.css';

type Props = {
  readonly open: OpenTree;
  readonly issuesShown: boolean;
  readonly onIssues: () => void;
  readonly notesShown: boolean;
  readonly onNotes: () => void;
  readonly onReading: () => void;
};

export function StatusLine({ open, issuesShown, onIssues, notesShown, onNotes, onReading }: Props) {
  const { tree } = open;
  const selection = useStore(open.selection);
  const detail = useStore(open.detail);
  const sourceView = useStore(open.sources.shown);
  useStore(open.issues.page);
  const notes = useStore(open.notes.all) ?? [];
  const issues = tree.issueCount ?? 0;
  const worst = open.issues.worst();
  return (
    <footer className="status" role="contentinfo" aria-label="Status">
      <HoverWords open={open} />
      <span className="status-facts">
        {selection && (
          <span title="Offset of the cursor">
            <code>{hexOffset(selection.cursor)}</code> <code className="dim">{count(selection.cursor)}</code>
          </span>
        )}
        {selection && sourceView.boundaries && (
          <PacketFact open={open} pages={sourceView.boundaries} cursor={selection.cursor} />
        )}
        {selection && <span title="Length of the selection">{plural(selection.length, 'byte')}</span>}
        {detail?.field.endianness && selection?.field && <span>{detail.field.endianness}-endian</span>}
        {tree.endian && (
          <button
            type="button"
            className="status-order"
            title={`${tree.endianReason ?? 'Chosen by you'}. Press e to swap byte order`}
            onClick={() => swapByteOrder(open)}
          >
            <Icon name="turn" />
            {tree.endian}-endian byte order
          </button>
        )}
        <span title="Size of the source">{byteSize(sourceView.size)}</span>
        {tree.layers !== 'raw' && (
          <button
            type="button"
            className="status-order"
            title="Encoding layers: show or remove each (r)"
            onClick={onReading}
          >
            from {tree.layersTitle}
          </button>
        )}
        <span title={explainedDetail(tree.covered ?? 0, tree.opaque ?? 0, tree.size)}>
          {explainedWords(tree.covered ?? 0, tree.opaque ?? 0, tree.size)}
        </span>
        {notes.length > 0 && (
          <button type="button" className="status-order" aria-expanded={notesShown} onClick={onNotes}>
            <Icon name="bookmark" />
            {plural(notes.length, 'note')}
          </button>
        )}
        <button
          type="button"
          className={issues > 0 ? `status-issues worst-${worst}` : 'status-issues'}
          aria-expanded={issuesShown}
          onClick={onIssues}
        >
          {issues > 0 && <Icon name={worst} className={`icon-${worst}`} />}
          {issues === 0 ? 'No issues' : plural(issues, worst === 'note' ? 'remark' : 'issue')}
        </button>
      </span>
    </footer>
  );
}

type PacketProps = {
  readonly open: OpenTree;
  readonly pages: NonNullable<SourceView['boundaries']>;
  readonly cursor: number;
};

/** The packet that the selected byte came in, and the way to it in the list of packets. */
function PacketFact({ open, pages, cursor }: PacketProps) {
  usePages(pages);
  const page = pages.peek(String(Math.floor(cursor / spanWindow))) ?? [];
  const boundary = page[boundaryIndexAt(page, cursor)];
  if (!boundary) return null;
  const flow = flowPlaceOf(open.tree.layers);
  const words = boundaryWords(boundary, undefined);
  if (boundary.gap || boundary.packet === undefined || !flow) {
    return <span title={words}>{boundary.gap ? 'gap' : `packet ${boundary.packet}`}</span>;
  }
  const place = { ...captureStart, tab: 'packets', packet: boundary.packet, flow: flow.flow } as const;
  const address = addressOf({ view: 'capture', dump: open.tree.dump.id, layers: flow.layers, place });
  return (
    <a className="link" href={address} title={words}>
      packet {boundary.packet}
    </a>
  );
}

/** Names what is under the pointer. On its own, so that a hover renders nothing else. */
function HoverWords({ open }: { readonly open: OpenTree }) {
  const hover = useStore(open.hover);
  const message = useStore(notice);
  if (message !== undefined) {
    return (
      <span className="status-hover" role="status">
        {message}
      </span>
    );
  }
  return (
    <span className="status-hover" aria-hidden="true">
      {hover ? (
        <>
          <code>{hover.label}</code> <span className="dim">{plural(hover.length, 'byte')}</span>
        </>
      ) : (
        <span className="dim">Point at a byte to see its field</span>
      )}
    </span>
  );
}
