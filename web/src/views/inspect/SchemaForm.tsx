import { useEffect, useId, useState } from 'react';
import { ApiError, wordsFor } from '../../api/problem.ts';
import { listSchemas, uploadSchema } from '../../api/schemas.ts';
import type { Format, Schema } from '../../api/types.ts';
import { joined } from '../../base/schemaFiles.ts';
import { byteSize } from '../../base/text.ts';
import { FilePicker } from '../../widgets/FilePicker.tsx';
import './schemaForm.css';

type Props = {
  /** Formats that are read by a schema. */
  readonly formats: readonly Format[];
  /** The format that was chosen before, alone or with a schema. */
  readonly format: string;
  /** That of the dump, which reads with its schemas; undefined until it is known. */
  readonly space: string | undefined;
  /** Reads with a format and its schema, by the id of both. */
  readonly onRead: (formatId: string) => void;
};

/** For formats that need a schema: upload or paste one, or choose one that the server has. */
export function SchemaForm({ formats, format, space, onRead }: Props) {
  const named = format.split(':', 1)[0] ?? '';
  const [chosen, setChosen] = useState(formats.some(({ id }) => id === named) ? named : (formats[0]?.id ?? ''));
  const [schemas, setSchemas] = useState<readonly Schema[]>([]);
  const [text, setText] = useState('');
  /** A file that is no text, such as a descriptor set. */
  const [binary, setBinary] = useState<File>();
  const [root, setRoot] = useState('');
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const id = useId();
  useEffect(() => {
    // Without the list a schema can still be uploaded.
    listSchemas(space).then(setSchemas, () => undefined);
  }, [space]);
  const here = schemas.filter((each) => each.format === chosen);
  const takes = formats.find((each) => each.id === chosen)?.takes ?? 'its text';
  const choose = (to: string) => {
    setChosen(to);
    setFailure(undefined);
  };
  const upload = (file: File) => {
    setName(file.name);
    setFailure(undefined);
    textOf(file).then((content) => {
      setText(content ?? '');
      setBinary(content === undefined ? file : undefined);
    }, setFailure);
  };
  /** Texts that import each other, as one. */
  const uploadAll = (files: readonly File[]) => {
    setName(files.map((file) => file.name).join(', '));
    setFailure(undefined);
    setBinary(undefined);
    Promise.all(files.map(async (file) => ({ name: file.name, text: (await textOf(file)) ?? '' }))).then(
      (texts) => setText(joined(texts)),
      setFailure,
    );
  };
  const read = () =>
    uploadSchema({ format: chosen, root, name, space }, binary ?? text).then(
      ({ formatId }) => onRead(formatId),
      setFailure,
    );
  return (
    <details className="schema-form" open={formats.some(({ id: each }) => each === named)}>
      <summary>With a schema: a .proto, an Avro schema, a list of classes</summary>
      <form
        className="schema-body"
        onSubmit={(event) => {
          event.preventDefault();
          read();
        }}
      >
        <div className="schema-choice">
          <label>
            Format
            <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
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
                <option value="">new, entered below</option>
                {here.map(({ formatId, name: title, root: type }) => (
                  <option key={formatId} value={formatId}>
                    {type === '' ? title : `${title}: ${type}`}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        <div className="schema-head">
          <label htmlFor={id}>Schema: {takes}</label>
          <FilePicker label="Schema file" onFile={upload} onFiles={uploadAll}>
            {(pick) => (
              <button type="button" className="button" onClick={pick}>
                Choose files
              </button>
            )}
          </FilePicker>
        </div>
        <textarea
          id={id}
          className="text-area"
          rows={8}
          spellCheck={false}
          placeholder={
            binary
              ? `${binary.name}: ${byteSize(binary.size)}, binary`
              : 'Paste it here, or choose a file: several where one imports others'
          }
          value={text}
          aria-invalid={failure !== undefined}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setBinary(undefined);
            setFailure(undefined);
          }}
        />
        {failure !== undefined && <Failure of={failure} />}
        <div className="schema-choice schema-end">
          <label>
            Root type
            <input
              className="search-input"
              value={root}
              placeholder="the first one"
              spellCheck={false}
              onChange={(event) => setRoot(event.currentTarget.value)}
            />
          </label>
          <button type="submit" className="button button-primary" disabled={text.trim() === '' && !binary}>
            Decode with this schema
          </button>
        </div>
      </form>
    </details>
  );
}

/** What a file says, where it is text. */
async function textOf(file: File): Promise<string | undefined> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? undefined : text;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function Failure({ of }: { readonly of: unknown }) {
  const diagnostics = of instanceof ApiError ? of.diagnostics : [];
  const { title, detail } = wordsFor(of);
  return (
    <p className="schema-wrong" role="alert">
      {diagnostics.length === 0
        ? `${title}: ${detail}`
        : diagnostics
            .map(({ line, column, message }) => (line > 0 ? `${line}:${column}: ${message}` : message))
            .join('\n')}
    </p>
  );
}
