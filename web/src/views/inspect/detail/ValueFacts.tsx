import type { LogicalValue, LogicalValueDetail } from '../../../api/types.ts';
import { hexOffset } from '../../../base/offset.ts';
import { classNames, elided, plural } from '../../../base/text.ts';
import { route } from '../../../state/address/route.ts';
import { comparingAddress, isComparable, isObject } from '../../../state/compare/comparing.ts';
import { useStore } from '../../../state/shell/react.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import type { OpenValues } from '../../../state/tree/openValues.ts';
import { CopyButton } from '../../../widgets/CopyButton.tsx';
import { Icon } from '../../../widgets/Icon.tsx';
import { countWords, scalarWords, typeOf } from '../logicalValues.ts';
import { FieldLink } from './FieldList.tsx';
import { LongText } from './LongText.tsx';

const longestPath = 160;

/** What the selected value says: its path, its text whole, and the bytes that say it. */
export function ValueFacts({ open }: { readonly open: OpenTree }) {
  return open.values ? <Facts open={open} values={open.values} /> : null;
}

function Facts({ open, values }: { readonly open: OpenTree; readonly values: OpenValues }) {
  const detail = useStore(values.detail);
  if (!detail) return null;
  const { path, value, raw } = detail;
  return (
    <section className="detail-section" aria-label="Value">
      <h3>Value</h3>
      {path && (
        <p className="detail-path">
          <code title={path.length > longestPath ? path : undefined}>{elided(path, longestPath)}</code>
          <CopyButton text={path} label="Copy path of the value" />
        </p>
      )}
      <div className="value">
        <ValueText tree={open.tree.id} value={value} />
        <span className="value-description" title={value.type}>
          {[typeOf(value), countWords(value)].filter(Boolean).join(' · ')}
        </span>
        {value.problem && <span className="value-description">{value.problem}</span>}
      </div>
      {path && isComparable(open) && isObject(detail) && <CompareLink path={path} />}
      {raw.length > 0 && (
        <div className="field-list">
          <h4>Read from</h4>
          <ul>
            {raw.map((field) => (
              <li key={field.id}>
                <FieldLink field={field} onPick={(id) => void open.jumpTo(id)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <ValueRanges open={open} detail={detail} />
    </section>
  );
}

/** The way to the codecs, with this value. */
function CompareLink({ path }: { readonly path: string }) {
  const here = useStore(route);
  if (here.view !== 'inspect') return null;
  return (
    <a className="link" href={comparingAddress(here, path)}>
      Compare codecs <Icon name="jump" />
    </a>
  );
}

function ValueText({ tree, value }: { readonly tree: string; readonly value: LogicalValue }) {
  const { field, within = '', scalar, text, cut, length } = value;
  if (cut) {
    const quote = scalar === 'text' ? '"' : '';
    return <LongText key={`${tree} ${field} ${within}`} brief={text} {...{ tree, field, within, quote, length }} />;
  }
  return (
    <div className="value-actual">
      <code className="value-said">{scalarWords(value)}</code>
      {scalar !== undefined && <CopyButton text={text} label="Copy text" />}
    </div>
  );
}

type Range = LogicalValueDetail['ranges'][number];

/** The bytes that are lit for a value, where these are not its own alone: what each is, and the way there. */
function ValueRanges({ open, detail }: { readonly open: OpenTree; readonly detail: LogicalValueDetail }) {
  const { ranges } = detail;
  if (ranges.length < 2) return null;
  return (
    <div className="field-list">
      <h4>Lit bytes</h4>
      <ul>
        {ranges.map((range) => (
          <li key={`${range.is} ${range.field}`}>
            <button type="button" className="link-row" title={range.name} onClick={() => void open.jumpTo(range.field)}>
              <code className={`run-${range.is === 'own' ? 'selection' : range.is}`}>{hexOffset(range.offset)}</code>
              <span className="link-name">{rangeWords(range)}</span>
              <span className="dim">{plural(range.length, 'byte')}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function rangeWords({ is, name }: Range): string {
  switch (is) {
    case 'own':
      return 'the value';
    case 'descriptor':
      return name ? `class ${classNames(name)}` : 'class descriptor';
    case 'referred':
      return `refers to ${name ? elided(name, 40) : 'the whole value'}`;
  }
}
