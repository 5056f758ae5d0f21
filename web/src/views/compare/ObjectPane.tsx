import { getSchemaOf } from '../../api/encodings.ts';
import { wordsFor } from '../../api/problem.ts';
import type { Dump, ImportedObject } from '../../api/types.ts';
import { hexOffset } from '../../base/offset.ts';
import { classCount, plural } from '../../base/text.ts';
import type { DumpObject } from '../../state/address/comparison.ts';
import { exampleDeclared } from '../../state/address/declared.ts';
import { addressOf, type Place } from '../../state/address/route.ts';
import { say } from '../../state/shell/notice.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { change } from './changing.ts';
import './objectPane.css';

type Props = {
  readonly object: DumpObject;
  readonly dump: Dump;
  /** What the server made of it; undefined until it says so. */
  readonly imported: ImportedObject | undefined;
  /** The id of a format whose schema declares the classes; undefined until there is one. */
  readonly classList: string | undefined;
};

const shownLosses = 50;

/** An object that was made of a dump: where it is from, and what could not be made. */
export function ObjectPane({ object, dump, imported, classList }: Props) {
  const at = (place: Place) => addressOf({ view: 'inspect', dump: object.dump, reading: object.reading, place });
  return (
    <>
      <p className="sample-doc">
        {object.at === undefined ? 'The object in ' : <code>{object.at}</code>}
        {object.at !== undefined && ' in '}
        <a className="link object-link" href={at({})}>
          {dump.name}
        </a>
      </p>
      {imported && (
        <>
          <p className="sample-type">
            <code>{imported.className}</code>
          </p>
          <p className="sample-doc dim">
            {imported.classes === 0
              ? 'All of its classes are the JDK’s. None of your code runs.'
              : `${classCount(imported.classes)} defined with the names and fields of the dump. None of your code runs.`}
          </p>
          {imported.classes > 0 && classList !== undefined && (
            <button type="button" className="button" onClick={() => declare(classList)}>
              Declare its classes
            </button>
          )}
          {imported.rewritten && <Rewritten rewritten={imported.rewritten} at={at} />}
          {imported.losses.length > 0 && <Losses losses={imported.losses} />}
        </>
      )}
    </>
  );
}

/** The classes as they are now, to be changed; the values stay. */
function declare(format: string): void {
  getSchemaOf(format).then(
    (source) => change({ declared: { ...exampleDeclared, source } }, 'push'),
    (error: unknown) => say(wordsFor(error).title),
  );
}

type RewrittenProps = {
  readonly rewritten: NonNullable<ImportedObject['rewritten']>;
  readonly at: (place: Place) => string;
};

/** Whether Java serialization writes the same bytes of the object again. */
function Rewritten({ rewritten: { same, offset, path, cause, reason }, at }: RewrittenProps) {
  return (
    <section className="object-section" aria-label="Java serialization again">
      <h3>
        <Icon name={same ? 'note' : 'warning'} /> Java serialization again
      </h3>
      {same && <p>Writes the same bytes.</p>}
      {!same && offset === undefined && <p>Writes nothing: {reason}</p>}
      {!same && offset !== undefined && (
        <>
          <p>
            Writes other bytes from{' '}
            <a className="link object-link" href={at({ at: offset })}>
              {hexOffset(offset)}
            </a>{' '}
            on: <strong>{cause}</strong>
          </p>
          <p className="dim">
            <code>{path}</code>
          </p>
          <p className="dim">{reason}</p>
        </>
      )}
    </section>
  );
}

const lossWords: Readonly<Record<ImportedObject['losses'][number]['kind'], string>> = {
  left_out: 'left out',
  not_kept: 'not kept',
  undefined: 'not defined',
  stand_in: 'stand-in',
};

/** What differs from the dump. */
function Losses({ losses }: { readonly losses: ImportedObject['losses'] }) {
  return (
    <section className="object-section" aria-label="Differences from the dump">
      <h3>
        <Icon name="warning" /> {plural(losses.length, 'difference')} from the dump
      </h3>
      <ul className="object-losses">
        {losses.slice(0, shownLosses).map(({ kind, path, className, reason }) => (
          <li key={`${kind} ${path} ${className}`}>
            <span className="chip">{lossWords[kind]}</span> {className !== '' && <code>{className}</code>}
            {path !== '' && (
              <span className="dim">
                {' '}
                at <code>{path}</code>
              </span>
            )}
            <p className="dim">{reason}</p>
          </li>
        ))}
      </ul>
      {losses.length > shownLosses && <p className="dim">And {losses.length - shownLosses} more.</p>}
    </section>
  );
}
