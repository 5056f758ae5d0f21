import type { KeyboardEvent } from 'react';
import type { Definition, Field, FieldDetail, LogicalValue, LogicalValueDetail } from '../../../api/types.ts';
import { hexOffset } from '../../../base/offset.ts';
import { createStore } from '../../../base/store.ts';
import { byteSize, count, elided, explainedShare, plural } from '../../../base/text.ts';
import { takesText } from '../../../state/shell/actions.ts';
import { useStore } from '../../../state/shell/react.ts';
import { showDefinition } from '../../../state/tree/definition.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { CopyButton } from '../../../widgets/CopyButton.tsx';
import { Prose } from '../../../widgets/Prose.tsx';
import { RoleMark } from '../../../widgets/RoleMark.tsx';
import { IssueText } from '../IssueText.tsx';
import { DataInspector } from '../inspector/DataInspector.tsx';
import { scalarWords } from '../logicalValues.ts';
import { NotesOfSelection } from '../notes/NotesOfSelection.tsx';
import { ActualValue } from './ActualValue.tsx';
import { BothOrders } from './BothOrders.tsx';
import { ByteFacts } from './ByteFacts.tsx';
import { ClassCard } from './ClassCard.tsx';
import { Handles } from './Handles.tsx';
import { InsideOffer } from './InsideOffer.tsx';
import { OriginFacts } from './OriginFacts.tsx';
import { SelectionTools } from './SelectionTools.tsx';
import { ValueFacts } from './ValueFacts.tsx';
import './detail.css';

const longestPath = 160;

/** What Java calls the types of descriptors, whose digits are bytes. */
const javaTypes: Readonly<Record<string, string>> = {
  s1: 'byte',
  s2: 'short',
  s4: 'int',
  s8: 'long',
  u1: 'unsigned byte',
  u2: 'unsigned short',
  u4: 'unsigned int',
  u8: 'unsigned long',
  f4: 'float',
  f8: 'double',
};

type PaneProps = {
  readonly open: OpenTree;
  readonly onCopy: () => void;
  readonly editing: boolean;
  readonly onEdit: () => void;
  readonly onEdited: () => void;
};

/** Everything about the selected field, or about a selected range of bytes. */
export function DetailPane({ open, onCopy, editing, onEdit, onEdited }: PaneProps) {
  const selection = useStore(open.selection);
  const detail = useStore(open.detail);
  const isRange = selection !== undefined && selection.field === undefined && selection.length > 1;
  return (
    <section className="detail-pane" aria-label="Detail">
      <div className="pane-head">
        <h2>Detail</h2>
      </div>
      <div
        className="detail-body"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label="Detail of the selection"
        onKeyDown={selectPane}
      >
        {isRange && <RangeFacts start={selection.start} length={selection.length} />}
        {!isRange && detail && <ValueFacts open={open} />}
        {!isRange && detail && <FieldFacts open={open} detail={detail} />}
        {!isRange && detail && <InsideOffer open={open} field={detail.field} />}
        {open.tree.layers !== 'raw' && selection?.source === 0 && (
          <OriginFacts open={open} start={selection.start} length={selection.length} />
        )}
        {!selection && !detail && <Overview open={open} />}
        <NotesOfSelection open={open} />
        <SelectionTools open={open} onCopy={onCopy} editing={editing} onEdit={onEdit} onEdited={onEdited} />
        <DataInspector open={open} />
        <ByteFacts open={open} />
      </div>
    </section>
  );
}

/** Ctrl+A selects the text of the pane, and nothing outside it. */
function selectPane(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'a' || !(event.ctrlKey || event.metaKey) || takesText(event.target)) return;
  event.preventDefault();
  getSelection()?.selectAllChildren(event.currentTarget);
}

/** What there is to look at, while nothing is selected. */
function Overview({ open }: { readonly open: OpenTree }) {
  const { formatTitle, size, fields, covered, opaque = 0, handleCount, maxDepth, decodeMillis } = open.tree;
  return (
    <>
      <p className="empty">Select a byte or a field to see what it means.</p>
      <section className="detail-section">
        <h3>{formatTitle}</h3>
        <dl className="facts">
          <Fact name="size" value={size < 1024 ? plural(size, 'byte') : `${byteSize(size)}, ${plural(size, 'byte')}`} />
          <Fact name="explained" value={covered === undefined ? undefined : explainedShare(covered, opaque, size)} />
          <Fact name="fields" value={fields === undefined ? undefined : count(fields)} />
          <Fact name="depth" value={maxDepth === undefined ? undefined : plural(maxDepth, 'level')} />
          <Fact name="handles" value={handleCount ? count(handleCount) : undefined} />
          <Fact name="decoded in" value={decodeMillis === undefined ? undefined : millis(decodeMillis)} />
        </dl>
      </section>
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string | undefined }) {
  if (value === undefined) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

const millis = (time: number) => (time < 1000 ? `${Math.ceil(time)} ms` : `${(time / 1000).toFixed(1)} s`);

function RangeFacts({ start, length }: { readonly start: number; readonly length: number }) {
  return (
    <section className="detail-section">
      <h3 className="detail-name">{plural(length, 'byte')}</h3>
      <dl className="facts">
        <dt>from</dt>
        <dd>
          <Offset at={start} />
        </dd>
        <dt>to</dt>
        <dd>
          <Offset at={start + length - 1} />
        </dd>
        <dt>length</dt>
        <dd>
          <Offset at={length} />
        </dd>
      </dl>
    </section>
  );
}

/** Whether the value above shows the same. */
function isSaid({ id, value: own }: Field, said: LogicalValue | undefined): boolean {
  const [shown, ...more] = [own?.actual, own?.symbol, own?.description].filter(Boolean);
  if (said?.field !== id || !shown || more.length > 0) return false;
  return said.cut ? shown.endsWith('…') : shown === scalarWords(said);
}

const noValue = createStore<LogicalValueDetail | undefined>(undefined);

function FieldFacts({ open, detail }: { readonly open: OpenTree; readonly detail: FieldDetail }) {
  const said = useStore(open.values?.detail ?? noValue)?.value;
  const { field, path, issues, doc, docRef, classDescriptor } = detail;
  return (
    <>
      <section className="detail-section">
        <h3 className="detail-name">
          <RoleMark role={field.role} />
          <span>{lastStep(path) || field.name || 'stream'}</span>
        </h3>
        {path && (
          <p className="detail-path">
            <code title={path.length > longestPath ? path : undefined}>{elided(path, longestPath)}</code>
            <CopyButton text={path} label="Copy path" />
          </p>
        )}
        {!isSaid(field, said) && <ActualValue open={open} field={field} />}
        <BothOrders open={open} field={field} />
      </section>
      {issues.length > 0 && (
        <section className="detail-section" aria-label="Issues of this field">
          {issues.map((issue) => (
            <IssueText key={`${issue.offset} ${issue.message}`} issue={issue} />
          ))}
        </section>
      )}
      <section className="detail-section">
        <dl className="facts">
          <dt>offset</dt>
          <dd>
            <Offset at={field.offset} />
          </dd>
          {field.source > 0 && (
            <>
              <dt>source</dt>
              <dd>
                {field.source}
                {detail.source && <span className="dim"> {detail.source.layer}</span>}
              </dd>
            </>
          )}
          {field.placement === 'positioned' && (
            <>
              <dt>placement</dt>
              <dd>explicit position</dd>
            </>
          )}
          {field.bits && (
            <>
              <dt>bits</dt>
              <dd>
                {plural(field.bits.width, 'bit')} from bit {field.bits.first}
                <span className="dim">
                  , counted from the {field.endianness === 'little' ? 'least' : 'most'} significant
                </span>
              </dd>
            </>
          )}
          {detail.offsetInParent !== undefined && field.parent !== undefined && (
            <>
              <dt>in parent</dt>
              <dd>
                <Offset at={detail.offsetInParent} sign="+" />
              </dd>
            </>
          )}
          <dt>length</dt>
          <dd>
            <Offset at={field.length} />
          </dd>
          <dt>type</dt>
          <dd>
            <code>{field.type}</code>
            {javaTypes[field.type] && <span className="dim"> {javaTypes[field.type]}</span>}
          </dd>
          {field.endianness && (
            <>
              <dt>endianness</dt>
              <dd>{field.endianness}-endian</dd>
            </>
          )}
          <dt>role</dt>
          <dd>{field.role}</dd>
          {detail.logical && (
            <>
              <dt>logical path</dt>
              <dd>
                <code title="Path in the object that was encoded">{elided(detail.logical, longestPath)}</code>
              </dd>
            </>
          )}
          {detail.defined && (
            <>
              <dt>defined</dt>
              <dd>
                <DefinedAt defined={detail.defined} decoder={open.tree.format} />
              </dd>
            </>
          )}
          {field.childCount > 0 && (
            <>
              <dt>fields</dt>
              <dd>{count(field.childCount)}</dd>
            </>
          )}
        </dl>
        <Prose text={doc ?? ''} className="doc" />
        {docRef && <DocRef docRef={docRef} />}
      </section>
      <Handles open={open} detail={detail} />
      {classDescriptor && <ClassCard open={open} described={classDescriptor} />}
    </>
  );
}

function DefinedAt({ defined, decoder }: { readonly defined: Definition; readonly decoder: string }) {
  const { format, line, path } = defined;
  return (
    <button
      type="button"
      className="link"
      title={`${path}: show it in the descriptor (.)`}
      onClick={() => showDefinition(defined, decoder)}
    >
      in line {line}
      {format !== decoder && ` of ${format}`}
    </button>
  );
}

/** `prices[3]` of `contents[0].classData[0].prices[3]`: an index alone says too little. */
function lastStep(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** A link where the reference is an address, its words where it names a chapter. */
function DocRef({ docRef }: { readonly docRef: string }) {
  if (!/^https?:\/\//.test(docRef)) return <p className="doc dim">{docRef}</p>;
  return (
    <p className="doc">
      <a className="link" href={docRef} title={docRef} target="_blank" rel="noreferrer">
        Read the specification
      </a>
    </p>
  );
}

/** A number of bytes, in decimal and hexadecimal. */
function Offset({ at, sign = '' }: { readonly at: number; readonly sign?: string }) {
  return (
    <>
      <code>
        {sign}
        {count(at)}
      </code>{' '}
      <code className="dim">
        {sign}
        {hexOffset(at)}
      </code>
    </>
  );
}
