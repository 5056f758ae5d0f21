import type { OpenTree } from '../../state/openTree.ts';
import { useStore } from '../../state/react.ts';

/** The way from the root to the selected field; each step selects. */
export function Breadcrumb({ open }: { readonly open: OpenTree }) {
  const detail = useStore(open.detail);
  const selection = useStore(open.selection);
  const range = selection && selection.field === undefined && selection.length > 1;
  const steps = detail ? [...detail.ancestors, detail.field] : [open.top];
  return (
    <nav className="breadcrumb" aria-label="Path of the selected field">
      <ol>
        {detail && detail.depth > detail.ancestors.length && <li className="dim">…</li>}
        {steps.map((field, i) => (
          <li key={field.id}>
            <button
              type="button"
              aria-current={i === steps.length - 1 && !range ? 'location' : undefined}
              onClick={() => void open.selectField(field)}
            >
              {field.name || 'stream'}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
