import { useEffect, useId, useState } from 'react';
import { Icon } from '../../widgets/Icon.tsx';
import { editorFor, fresh, javaType, numberOf, plain, same, type ValueSchema, type Values } from './values.ts';
import './values.css';

type FormProps = {
  readonly schema: ValueSchema;
  readonly values: Values;
  readonly defaults: Values;
  /** What the server finds wrong, by path. */
  readonly wrong: Wrong;
  readonly onChange: (values: Values) => void;
};

type Wrong = ReadonlyMap<string, string>;

/** The object as a form: a row for each member, arrays that grow. */
export function ValuesForm({ schema, values, defaults, wrong, onChange }: FormProps) {
  return (
    <div className="values">
      {Object.entries(schema.properties ?? {}).map(([name, property]) => (
        <Member
          key={name}
          name={name}
          path={name}
          schema={property}
          value={values[name]}
          changed={!same(values[name], defaults[name])}
          wrong={wrong}
          onChange={(value) => onChange({ ...values, [name]: value })}
          onReset={() => onChange({ ...values, [name]: defaults[name] })}
        />
      ))}
    </div>
  );
}

type MemberProps = {
  readonly name: string;
  readonly path: string;
  readonly schema: ValueSchema;
  readonly value: unknown;
  readonly changed?: boolean;
  readonly wrong: Wrong;
  readonly onChange: (value: unknown) => void;
  readonly onReset?: () => void;
};

function Member({ name, path, schema, value, changed = false, wrong, onChange, onReset }: MemberProps) {
  const id = useId();
  const editor = editorFor(schema);
  const nested = (editor === 'list' || editor === 'group') && value !== null;
  const mayForget = value !== null && plain(schema).nullable;
  return (
    <div className={`member${nested ? ' member-nested' : ''}`} data-field={path}>
      <label className="member-name" htmlFor={id} title={`${name}: ${javaType(schema)}`}>
        {name}
        <span className="dim member-type">{javaType(schema)}</span>
      </label>
      {mayForget && (
        <button
          type="button"
          className="quiet member-null"
          aria-label={`Make ${path} null`}
          title="Make it null"
          onClick={() => onChange(null)}
        >
          null
        </button>
      )}
      {changed && onReset && (
        <button
          type="button"
          className="icon-button icon-button-small"
          title="Reset to the default"
          aria-label={`Reset ${path}`}
          onClick={onReset}
        >
          <Icon name="undo" />
        </button>
      )}
      <ValueEditor id={id} path={path} schema={schema} value={value} wrong={wrong} onChange={onChange} />
      {nested && wrong.has(path) && <Complaint words={wrong.get(path) ?? ''} />}
    </div>
  );
}

function Complaint({ id, words }: { readonly id?: string; readonly words: string }) {
  return (
    <span id={id} className="value-wrong" role="alert">
      {words}
    </span>
  );
}

type EditorProps = Omit<MemberProps, 'name' | 'changed' | 'onReset'> & { readonly id: string };

function ValueEditor(props: EditorProps) {
  const { id, path, value, onChange } = props;
  const schema = plain(props.schema);
  if (value === null && schema.nullable) {
    return (
      <button type="button" id={id} className="link member-editor" onClick={() => onChange(fresh(schema, undefined))}>
        null: set a value
      </button>
    );
  }
  switch (editorFor(schema)) {
    case 'boolean':
      return (
        <input
          id={id}
          className="member-editor"
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'choice':
      return (
        <select
          id={id}
          className="member-editor"
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {schema.enum?.map((each) => (
            <option key={String(each)}>{String(each)}</option>
          ))}
        </select>
      );
    case 'number':
      return <Typed {...props} spelled={String(value)} read={(text) => numberOf(text, schema)} />;
    case 'text':
      return <Typed {...props} spelled={String(value ?? '')} read={(text) => textOf(text, schema)} />;
    case 'list':
      return <List {...props} schema={schema} items={Array.isArray(value) ? value : []} />;
    case 'group':
      return (
        <div className="members member-editor">
          {membersOf(schema, value).map(([name, property]) => (
            <Member
              {...props}
              key={name}
              name={name}
              path={`${path}.${name}`}
              schema={property}
              value={(value as Values)[name]}
              onChange={(next) => onChange({ ...(value as Values), [name]: next })}
            />
          ))}
        </div>
      );
    case 'json':
      return <Typed {...props} spelled={JSON.stringify(value)} read={jsonOf} />;
  }
}

/** Those the schema names, then those it only allows and the object has. */
function membersOf({ properties = {}, additionalProperties }: ValueSchema, value: unknown): [string, ValueSchema][] {
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const more = others ? Object.keys(value as Values).filter((name) => !(name in properties)) : [];
  return [...Object.entries(properties), ...more.map((name): [string, ValueSchema] => [name, others ?? {}])];
}

/** A text as it is. */
const textOf = (value: string, { maxLength }: ValueSchema): { readonly value: string } | string =>
  maxLength !== undefined && value.length > maxLength ? `At most ${maxLength} characters.` : { value };

function jsonOf(text: string): { readonly value: unknown } | string {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return 'Write JSON.';
  }
}

type TypedProps = EditorProps & {
  readonly spelled: string;
  /** The value a text spells, or what is wrong with it. */
  readonly read: (text: string) => { readonly value: unknown } | string;
};

/** An input that keeps what is typed until it is a value. */
function Typed({ id, path, spelled, read, wrong: refused, onChange }: TypedProps) {
  const [text, setText] = useState(spelled);
  const [wrong, setWrong] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value from outside replaces what was typed
  useEffect(() => {
    setText((typed) => (spellingOf(read(typed)) === spelled ? typed : spelled));
    setWrong(undefined);
  }, [spelled]);
  const complaint = wrong ?? refused.get(path);
  return (
    <>
      <input
        id={id}
        className="value-input member-editor"
        value={text}
        spellCheck={false}
        aria-label={path}
        aria-invalid={complaint !== undefined}
        aria-describedby={complaint === undefined ? undefined : `${id}-wrong`}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setText(typed);
          const spelt = read(typed);
          setWrong(typeof spelt === 'string' ? spelt : undefined);
          if (typeof spelt === 'object') onChange(spelt.value);
        }}
      />
      {complaint !== undefined && <Complaint id={`${id}-wrong`} words={complaint} />}
    </>
  );
}

function spellingOf(spelt: ReturnType<TypedProps['read']>): string | undefined {
  if (typeof spelt === 'string') return undefined;
  return typeof spelt.value === 'object' ? JSON.stringify(spelt.value) : String(spelt.value);
}

/** Elements in a grid, with the means to add and remove one. */
function List({ id, path, schema, items, wrong, onChange }: EditorProps & { readonly items: unknown[] }) {
  const element = schema.items ?? {};
  const most = schema.maxItems ?? 1000;
  const shown = items.slice(0, listed);
  const flat = editorFor(element) !== 'group' && editorFor(element) !== 'list';
  return (
    <div className={`elements member-editor${flat ? ' elements-flat' : ''}`}>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: elements have no name but their number
        <div key={index} className="element">
          <Member
            name={`[${index}]`}
            path={`${path}[${index}]`}
            schema={element}
            value={item}
            wrong={wrong}
            onChange={(value) => onChange(items.with(index, value))}
          />
        </div>
      ))}
      {items.length > shown.length && <span className="dim elements-more">and {items.length - shown.length} more</span>}
      <span className="element-tools">
        <button
          type="button"
          id={id}
          className="quiet"
          disabled={items.length >= most}
          aria-label={`Add an element to ${path}`}
          onClick={() => onChange([...items, fresh(element, items.at(-1))])}
        >
          + element
        </button>
        <button
          type="button"
          className="quiet"
          disabled={items.length <= (schema.minItems ?? 0)}
          aria-label={`Remove the last element of ${path}`}
          onClick={() => onChange(items.slice(0, -1))}
        >
          − last
        </button>
      </span>
    </div>
  );
}

const listed = 64;
