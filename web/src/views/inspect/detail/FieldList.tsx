import { useEffect, useState } from 'react';
import { wordsFor } from '../../../api/problem.ts';
import type { Field, FieldPage } from '../../../api/types.ts';
import { hexOffset } from '../../../base/offset.ts';
import { count } from '../../../base/text.ts';
import { valueWords } from '../valueWords.ts';

const pageSize = 20;

type Props = {
  readonly title: string;
  /** Must be stable while it lists the same fields. */
  readonly load: (from: number, limit: number, signal?: AbortSignal) => Promise<FieldPage>;
  readonly onPick: (field: string) => void;
};

type LinkProps = { readonly field: Field; readonly onPick: Props['onPick'] };

/** A field in one line: offset, name and value. */
export function FieldLink({ field, onPick }: LinkProps) {
  return (
    <button type="button" className="link-row" onClick={() => onPick(field.id)}>
      <code>{hexOffset(field.offset)}</code>
      <span className="link-name">{field.name}</span>
      <span className="dim">{valueWords(field)}</span>
    </button>
  );
}

/** Fields found elsewhere in the tree, a page at a time; picking one jumps there. */
export function FieldList({ title, load, onPick }: Props) {
  const [fields, setFields] = useState<readonly Field[]>([]);
  const [total, setTotal] = useState<number>();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    const stop = new AbortController();
    load(0, pageSize, stop.signal).then(
      (page) => {
        setFields(page.items);
        setTotal(page.total);
      },
      (error: unknown) => !stop.signal.aborted && setFailure(error),
    );
    return () => stop.abort();
  }, [load]);

  const more = () =>
    load(fields.length, pageSize).then((page) => setFields((before) => [...before, ...page.items]), setFailure);

  if (failure !== undefined) return <p className="detail-error">{wordsFor(failure).title}</p>;
  if (total === 0) return null;
  return (
    <div className="field-list">
      <h4>
        {title} <span className="dim">{total === undefined ? '…' : count(total)}</span>
      </h4>
      <ul>
        {fields.map((field) => (
          <li key={field.id}>
            <FieldLink field={field} onPick={onPick} />
          </li>
        ))}
      </ul>
      {total !== undefined && fields.length < total && (
        <button type="button" className="quiet" onClick={() => void more()}>
          {count(Math.min(pageSize, total - fields.length))} more
        </button>
      )}
    </div>
  );
}
