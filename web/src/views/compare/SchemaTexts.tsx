import { type ReactNode, useEffect, useState } from 'react';
import { getSchemaOf } from '../../api/encodings.ts';
import { wordsFor } from '../../api/problem.ts';
import type { SchemaEdits } from '../../state/compare/encodings.ts';
import { saveFile } from '../../state/dump/files.ts';
import { useAnswer } from '../../state/shell/useAnswer.ts';
import { CopyButton } from '../../widgets/CopyButton.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import { RetryBanner } from '../../widgets/RetryBanner.tsx';
import type { Column } from './Strips.tsx';
import { schemaFileOf, schemaFormatOf } from './schemaNames.ts';
import './schemaTexts.css';

type Props = {
  readonly columns: readonly Column[];
  readonly name: string;
  readonly edits: SchemaEdits;
  readonly onEdit: (edits: SchemaEdits) => void;
};

/** The schemas that the chosen codecs wrote by, to read, to take away, and to change. */
export function SchemaTexts({ columns, name, edits, onEdit }: Props) {
  const isEdited = ({ codec }: Column) => edits[codec.id] !== undefined;
  const bySchema = columns.filter((column) => isEdited(column) || schemaFormatOf(column.encoding) !== undefined);
  const without = columns.filter((column) => !bySchema.includes(column));
  const edit = (id: string, text: string | undefined) => {
    const { [id]: _, ...others } = edits;
    onEdit(text === undefined ? others : { ...others, [id]: text });
  };
  return (
    <>
      <div className="schema-texts">
        {bySchema.map((column) => {
          const { id } = column.codec;
          const own = { column, name, onEdit: (text: string | undefined) => edit(id, text) };
          const edited = edits[id];
          return edited === undefined ? (
            <MadeSchema key={id} {...own} />
          ) : (
            <EditedSchema key={id} {...own} text={edited} />
          );
        })}
      </div>
      {without.length > 0 && (
        <p className="empty">
          {without.map(({ codec }) => codec.title).join(', ')}: no schema, the bytes say themselves what they are.
        </p>
      )}
    </>
  );
}

type SchemaProps = {
  readonly column: Column;
  readonly name: string;
  /** Without a text, the codec's own schema is written by again. */
  readonly onEdit: (text: string | undefined) => void;
};

function MadeSchema({ column, name, onEdit }: SchemaProps) {
  const { codec, encoding } = column;
  const format = encoding.format ?? '';
  const [asked, again] = useAnswer(() => getSchemaOf(format), format);
  const text = asked.kind === 'here' ? asked.value : '';
  return (
    <section className="schema-text" aria-label={`Schema of ${codec.title}`}>
      <h3>
        {codec.title} <span className="dim">{encoding.schema?.language}</span>
        {text !== '' && (
          <Tools column={column} name={name} text={text}>
            {codec.schema && (
              <button
                type="button"
                className="link"
                aria-label={`Edit the schema of ${codec.title}`}
                onClick={() => onEdit(text)}
              >
                Edit
              </button>
            )}
          </Tools>
        )}
      </h3>
      {asked.kind === 'failed' && <RetryBanner {...wordsFor(asked.error)} onAgain={again} />}
      {asked.kind === 'here' && text === '' && (
        <p className="dim">Empty: every class in the object is one that the format knows.</p>
      )}
      {text !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
        <pre tabIndex={0}>{text}</pre>
      )}
    </section>
  );
}

const typingMillis = 300;

/** A schema that one changes, and by which the codec writes a moment after the last key. */
function EditedSchema({ column, name, text, onEdit }: SchemaProps & { readonly text: string }) {
  const { codec, encoding } = column;
  const [typed, setTyped] = useState(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts it
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => onEdit(typed), typingMillis);
    return () => clearTimeout(timer);
  }, [typed]);
  const refusal = encoding.state === 'encoded' ? undefined : encoding.reason;
  return (
    <section className="schema-text" aria-label={`Schema of ${codec.title}`}>
      <h3>
        {codec.title} <span className="chip">edited</span>
        <Tools column={column} name={name} text={typed}>
          <button
            type="button"
            className="link"
            aria-label={`Write by the schema that ${codec.title} made`}
            onClick={() => onEdit(undefined)}
          >
            Undo all
          </button>
        </Tools>
      </h3>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: one has just asked to type here
        autoFocus
        aria-label={`Edited schema of ${codec.title}`}
        value={typed}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={refusal !== undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {refusal !== undefined && (
        <p className="schema-refusal" role="alert">
          {refusal}
        </p>
      )}
      <p className="dim schema-note">
        Fields are found by their names. The link to this comparison does not hold the edit.
      </p>
    </section>
  );
}

type ToolsProps = {
  readonly column: Column;
  readonly name: string;
  readonly text: string;
  readonly children: ReactNode;
};

function Tools({ column: { codec, encoding }, name, text, children }: ToolsProps) {
  const file = schemaFileOf(name, codec, encoding);
  return (
    <span className="schema-tools">
      {children}
      <CopyButton label={`Copy the schema of ${codec.title}`} text={text} />
      <button
        type="button"
        className="icon-button icon-button-small"
        aria-label={`Download ${file}`}
        title={`Download ${file}`}
        onClick={() => saveFile(file, text, 'text/plain')}
      >
        <Icon name="download" />
      </button>
    </span>
  );
}
