import { type FormEvent, useState } from 'react';
import { describe } from '../../api/formats.ts';
import { ApiError, wordsFor } from '../../api/problem.ts';
import type { DescribeRequest } from '../../api/types.ts';
import {
  hasBegun,
  type KnownRecord,
  knownRecord,
  starting,
  startWith,
  template,
} from '../../state/formats/starting.ts';
import { useStore } from '../../state/shell/react.ts';
import { Dialog } from '../../widgets/Dialog.tsx';
import { Line } from '../../widgets/Prose.tsx';
import { ImportButton } from './ImportButton.tsx';
import './newFormat.css';

/** How to start a format: from the list of a record's Java fields, from a template, from a file, or from nothing. */
export function NewFormatDialog() {
  const asked = useStore(starting);
  const known = useStore(knownRecord);
  if (!asked) return null;
  return (
    <Dialog title="New format" onClose={() => starting.set(false)} wide>
      <h2>New format</h2>
      {known && (
        <p>
          <Line text={known.reason} />
        </p>
      )}
      <div className="start-ways">
        <button type="button" className="button" onClick={() => startWith('')}>
          Empty descriptor
        </button>
        <button type="button" className="button" onClick={() => startWith(template)}>
          Template
        </button>
        <ImportButton label="From a .ksy file" />
        <a className="link" href="/formats" onClick={() => starting.set(false)}>
          Duplicate existing
        </a>
      </div>
      {hasBegun() && <p className="worst-warning">This replaces the new format in the editor, which is not saved.</p>}
      <FromFields known={known} />
    </Dialog>
  );
}

const example = 'long sourceId, boolean special, int orderCode, int priority, double[] prices, long[] quantities';

/** The small form around `describe`: Java fields in, a descriptor out. */
function FromFields({ known }: { readonly known: KnownRecord | undefined }) {
  const [failure, setFailure] = useState<unknown>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    describe(requestOf(form)).then(startWith, setFailure);
  };
  return (
    <form className="describe" onSubmit={submit}>
      <h3>Or from the fields of a Java record, in the order they are written</h3>
      {known?.name && (
        <p className="dim">
          <Line
            text={`Those of \`${known.name}\`, as the stream describes them. A record may have them in another order.`}
          />
        </p>
      )}
      <textarea
        className="code-area"
        name="fields"
        aria-label="Java fields"
        placeholder={example}
        defaultValue={known?.fields}
        rows={4}
        spellCheck={false}
        required
      />
      <div className="describe-choices">
        <Choice name="endian" label="Byte order" of={endians} />
        <Choice name="arrayLength" label="Arrays begin with" of={lengths} />
        <Choice name="text" label="Strings are" of={texts} />
        <Choice name="frame" label="The file is" of={frames} />
        <label>
          Id
          <input name="id" className="text-input" defaultValue="record" pattern="[a-z][a-z0-9_]*" spellCheck={false} />
        </label>
      </div>
      {failure !== undefined && <Failure error={failure} />}
      <div className="describe-foot">
        <button type="submit" className="button button-primary">
          Generate descriptor
        </button>
      </div>
    </form>
  );
}

function requestOf(form: FormData): DescribeRequest {
  const chosen = Object.fromEntries([...form].filter(([, value]) => value !== ''));
  return { order: 'written', frameLength: 'int', ...chosen } as DescribeRequest;
}

const endians = { be: 'big-endian', le: 'little-endian', native: 'native' };
const lengths = { int: 'an int count', short: 'a short count', byte: 'a byte count', long: 'a long count' };
const texts = { utf: 'as DataOutput.writeUTF', int: 'an int length, UTF-8', short: 'a short length, UTF-8' };
const frames = {
  single: 'one record',
  repeated: 'records until the end',
  'length-prefixed': 'length-prefixed records',
};

type ChoiceProps = { readonly name: string; readonly label: string; readonly of: Readonly<Record<string, string>> };

function Choice({ name, label, of }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name}>
        {Object.entries(of).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function Failure({ error }: { readonly error: unknown }) {
  const { title, detail } = wordsFor(error);
  const diagnostics = error instanceof ApiError ? error.diagnostics : [];
  return (
    <div className="detail-error" role="alert">
      {diagnostics.length === 0 && `${title}. ${detail}`}
      <ul>
        {diagnostics.map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`}>
            {line}:{column} {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
