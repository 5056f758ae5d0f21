import type { Field } from '../../../api/types.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { CopyButton } from '../../../widgets/CopyButton.tsx';
import { LongText } from './LongText.tsx';

type Props = { readonly open: OpenTree; readonly field: Field };

/** What a field holds: its value, its symbol, what it means. */
export function ActualValue({ open, field }: Props) {
  const { actual, symbol, description } = field.value ?? {};
  if (!actual && !symbol && !description) return null;
  return (
    <div className="value">
      {actual && <Actual open={open} field={field} actual={actual} />}
      {symbol && <code className="value-symbol">{symbol}</code>}
      {description && <span className="value-description">{description}</span>}
    </div>
  );
}

function Actual({ open, field, actual }: Props & { readonly actual: string }) {
  if (open.values && actual.endsWith('…')) {
    const quote = actual.startsWith('"') ? '"' : '';
    const brief = actual.slice(quote.length, -1 - quote.length);
    const { id } = open.tree;
    return (
      <LongText
        key={`${id} ${field.id}`}
        tree={id}
        field={field.id}
        within=""
        {...{ brief, quote }}
        length={field.length}
      />
    );
  }
  return (
    <div className="value-actual">
      <code>{actual}</code>
      <CopyButton text={actual} label="Copy value" />
    </div>
  );
}
