import { useEffect, useId, useState } from 'react';
import { ApiError, wordsFor } from '../../api/problem.ts';
import { bringSchema, listSchemas } from '../../api/schemas.ts';
import type { Format, Schema } from '../../api/types.ts';

type Props = {
  /** Formats that are read by a schema. */
  readonly formats: readonly Format[];
  /** The format that was chosen before, alone or with a schema. */
  readonly format: string;
  /** Reads with a format and its schema, by the id of both. */
  readonly onRead: (formatId: string) => void;
};

/** For bytes that do not say what they are: bring the schema they were written by, or take one that is here. */
export function SchemaForm({ formats, format, onRead }: Props) {
  const named = format.split(':', 1)[0] ?? '';
  const [chosen, setChosen] = useState(formats.some(({ id }) => id === named) ? named : (formats[0]?.id ?? ''));
  const [schemas, setSchemas] = useState<readonly Schema[]>([]);
  const [text, setText] = useState('');
  const [root, setRoot] = useState('');
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const id = useId();
  useEffect(() => {
    // Without the list a schema can still be brought.
    listSchemas().then(setSchemas, () => undefined);
  }, []);
  const here = schemas.filter((each) => each.format === chosen);
  const read = () => bringSchema(chosen, root, name, text).then(({ formatId }) => onRead(formatId), setFailure);
  return (
    <details className="schema-form" open={formats.some(({ id: each }) => each === named)}>
      <summary>By a schema: a .proto, an Avro schema, a list of classes</summary>
      <div className="schema-choice">
        <label>
          Format
          <select value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
            {formats.map(({ id: each, title }) => (
              <option key={each} value={each}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {here.length > 0 && (
          <label>
            Schema
            <select value="" onChange={(event) => onRead(event.currentTarget.value)}>
              <option value="">a new one, below</option>
              {here.map(({ formatId, name: title, root: type }) => (
                <option key={formatId} value={formatId}>
                  {type === '' ? title : `${title}: ${type}`}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          File
          <input
            type="file"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (!file) return;
              setName(file.name);
              file.text().then(setText, setFailure);
            }}
          />
        </label>
      </div>
      <label htmlFor={id}>{formats.find((each) => each.id === chosen)?.takes ?? 'Schema'}</label>
      <textarea
        id={id}
        className="schema-text"
        rows={8}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {failure !== undefined && <Failure of={failure} />}
      <div className="schema-choice">
        <label>
          Outermost type
          <input
            className="search-input"
            value={root}
            placeholder="the first one"
            spellCheck={false}
            onChange={(event) => setRoot(event.currentTarget.value)}
          />
        </label>
        <button type="button" className="button button-primary" disabled={text.trim() === ''} onClick={read}>
          Read with this schema
        </button>
      </div>
    </details>
  );
}

function Failure({ of }: { readonly of: unknown }) {
  const mistakes = of instanceof ApiError ? of.mistakes : [];
  const { title, detail } = wordsFor(of);
  return (
    <p className="schema-wrong" role="alert">
      {mistakes.length === 0
        ? `${title}: ${detail}`
        : mistakes
            .map(({ line, column, message }) => (line > 0 ? `${line}:${column}: ${message}` : message))
            .join('\n')}
    </p>
  );
}
