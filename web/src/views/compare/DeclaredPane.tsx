import { useEffect, useId, useRef, useState } from 'react';
import type { Diagnostic, Dump, ImportedObject } from '../../api/types.ts';
import { classCount, count } from '../../base/text.ts';
import {
  type Declared,
  declaredNames,
  hasNoValues,
  keepDeclared,
  type Language,
  languages,
} from '../../state/address/declared.ts';
import { ClassFiles } from './ClassFiles.tsx';
import { change } from './changing.ts';
import './declaredPane.css';
import './values.css';

type Props = {
  readonly declared: Declared;
  /** Where the values are; undefined where they are JSON, or generated. */
  readonly dump: Dump | undefined;
  /** What the server finds wrong with the declarations, and with the values. */
  readonly diagnostics: readonly Diagnostic[];
  /** What the server made of it; undefined until it says so. */
  readonly imported: ImportedObject | undefined;
};

const typingMillis = 300;

/** An object of classes that one declares, and its values. */
export function DeclaredPane({ declared, dump, diagnostics, imported }: Props) {
  const [now, type] = useTyped(declared);
  const ofClasses = diagnostics.filter(({ path = '' }) => path === '');
  const ofValues = diagnostics.filter(({ path = '' }) => path !== '');
  const isGenerated = !dump && hasNoValues(now);
  return (
    <>
      <label className="declared-choice">
        Declared in
        <select
          value={now.language}
          onChange={({ currentTarget }) => type({ language: currentTarget.value as Language })}
        >
          {Object.entries(languages).map(([language, title]) => (
            <option key={language} value={language}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <ClassFiles onDeclared={type}>
        <Text
          label="Declarations"
          className="declared-source"
          value={now.source}
          onType={(source) => type({ source })}
          diagnostics={ofClasses}
        />
      </ClassFiles>
      <label className="declared-choice">
        Object of
        <select value={now.type} onChange={({ currentTarget: { value } }) => type({ type: value })}>
          <option value="">the first class</option>
          {[...new Set([...declaredNames(now), ...(now.type === '' ? [] : [now.type])])].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {dump ? (
        <>
          <p className="sample-doc">
            Values are those of <strong>{dump.name}</strong>.{' '}
            <button type="button" className="link" onClick={() => change({ object: undefined }, 'push')}>
              Take others
            </button>
          </p>
          <Mistakes diagnostics={ofValues} />
        </>
      ) : (
        <Text
          label="Values, as JSON"
          className="declared-values"
          placeholder="Empty: values are generated"
          value={now.json}
          onType={(json) => type({ json })}
          diagnostics={ofValues}
        />
      )}
      {isGenerated && (
        <p className="declared-choice">
          Generated from seed {count(now.seed)}
          <button type="button" className="button" onClick={() => type({ seed: now.seed + 1 })}>
            Other values
          </button>
        </p>
      )}
      {imported && diagnostics.length === 0 && (
        <p className="sample-doc dim">
          <code>{imported.className}</code>, {classCount(imported.classes)} defined. None of your code runs.
        </p>
      )}
    </>
  );
}

type TextProps = {
  readonly label: string;
  readonly className: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly diagnostics: readonly Diagnostic[];
};

function Text({ label, className, placeholder, value, onType, diagnostics }: TextProps) {
  const id = useId();
  return (
    <>
      <label className="declared-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={`declared-text ${className}`}
        placeholder={placeholder}
        value={value}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={diagnostics.length > 0}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Mistakes diagnostics={diagnostics} />
    </>
  );
}

function Mistakes({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) {
  if (diagnostics.length === 0) return null;
  return (
    <div className="declared-mistakes" role="alert">
      <ul>
        {diagnostics.map((diagnostic) => (
          <li key={`${placeOf(diagnostic)} ${diagnostic.message}`}>
            {placeOf(diagnostic) !== '' && <code>{placeOf(diagnostic)}: </code>}
            {diagnostic.message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The line of a text, or the path of a value. */
function placeOf({ line, column, path = '' }: Diagnostic): string {
  if (line > 0) return column > 0 ? `line ${line}:${column}` : `line ${line}`;
  return path;
}

/** What is on screen: at once what is typed, and in the address a moment after the last key. */
function useTyped(given: Declared): [Declared, (part: Partial<Declared>) => void] {
  const [typed, setTyped] = useState<Declared>();
  const sent = useRef<Declared>(undefined);
  const key = JSON.stringify(given);
  useEffect(() => {
    const isOwn = key === JSON.stringify(sent.current);
    setTyped((now) => (isOwn && now !== sent.current ? now : undefined));
  }, [key]);
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      keepDeclared(typed);
      change({ declared: typed });
    }, typingMillis);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed ?? given, (part) => setTyped((now) => ({ ...(now ?? given), ...part }))];
}
