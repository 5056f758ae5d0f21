import { elided } from '../../../base/text.ts';
import type { OpenTree } from '../../../state/openTree.ts';
import type { OpenValues } from '../../../state/openValues.ts';
import { useStore } from '../../../state/react.ts';
import { CopyButton } from '../../../widgets/CopyButton.tsx';
import { countWords, scalarWords, typeOf } from '../logicalValues.ts';

const longestPath = 160;

/** What the selected value says: its path, and its text whole. */
export function ValueFacts({ open }: { readonly open: OpenTree }) {
  return open.values ? <Facts values={open.values} /> : null;
}

function Facts({ values }: { readonly values: OpenValues }) {
  const detail = useStore(values.detail);
  if (!detail) return null;
  const { path, value } = detail;
  const scalar = value.scalar !== undefined;
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
        <div className="value-actual">
          <code className="value-said">{scalarWords(value)}</code>
          {scalar && !value.cut && <CopyButton text={value.text} label="Copy text" />}
        </div>
        <span className="value-description" title={value.type}>
          {[typeOf(value), countWords(value)].filter(Boolean).join(' · ')}
        </span>
        {value.problem && <span className="value-description">{value.problem}</span>}
      </div>
    </section>
  );
}
