import { useLayoutEffect, useRef } from 'react';
import type { Field } from '../../api/types.ts';
import { plural } from '../../base/text.ts';
import { useStore } from '../../state/shell/react.ts';
import type { OpenTree } from '../../state/tree/openTree.ts';
import './breadcrumb.css';

/** Steps shown before the gap of a long way, and after it. */
const [outer, inner] = [2, 6];

/** The way from the root to the selected field; each step selects. */
export function Breadcrumb({ open }: { readonly open: OpenTree }) {
  const detail = useStore(open.detail);
  const selection = useStore(open.selection);
  const range = selection && selection.field === undefined && selection.length > 1;
  const depth = detail?.depth ?? 0;
  const listed = detail ? [...detail.ancestors, detail.field] : [open.fields.top];
  const whole = listed.length === depth + 1;
  const long = !whole || listed.length > outer + inner + 1;
  const head = long ? (whole ? listed.slice(0, outer) : [open.fields.top]) : [];
  const tail = long ? listed.slice(-inner) : listed;
  const hidden = depth + 1 - head.length - tail.length;
  const list = useRef<HTMLElement>(null);

  // The end of the way is what it is about, so that is what stays in sight where the way is cut.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever another way is shown
  useLayoutEffect(() => {
    list.current?.scrollTo({ left: list.current.scrollWidth });
  }, [detail]);

  const step = (field: Field, current: boolean) => (
    <li key={field.id}>
      <button
        type="button"
        aria-current={current && !range ? 'location' : undefined}
        onClick={() => void open.selectField(field)}
      >
        {field.name || 'stream'}
      </button>
    </li>
  );
  return (
    <nav className="breadcrumb" ref={list} aria-label="Path of the selected field">
      <ol>
        {head.map((field) => step(field, false))}
        {long && (
          <li className="breadcrumb-gap" title={`${plural(hidden, 'field')} between`}>
            …
          </li>
        )}
        {tail.map((field) => step(field, field === tail.at(-1)))}
      </ol>
    </nav>
  );
}
