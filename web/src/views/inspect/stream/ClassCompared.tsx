import type { ClassVerdict, StreamClass } from '../../../api/types.ts';
import { count } from '../../../base/text.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { CopyButton } from '../../../widgets/CopyButton.tsx';
import { Icon } from '../../../widgets/Icon.tsx';
import { Line } from '../../../widgets/Prose.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { fieldWords, hasUid, isFatal, kindWords, whenWords } from './verdictWords.ts';

/** A class of the stream beside the class file of its name, field by field, and what to do. */
export function ClassCompared({ open, type }: { readonly open: OpenTree; readonly type: StreamClass }) {
  const { verdict } = type;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what overflows is scrolled by keys
    <section className="class-compared" aria-label={type.name} tabIndex={0}>
      <PlaceLink open={open} place={{ offset: type.offset, path: type.path, text: type.name }} />
      <p className="dim">
        {kindWords(type)}
        {type.superClass && `, extends ${type.superClass}`}
        {type.interfaces.length > 0 && `, implements ${type.interfaces.join(', ')}`}
        {type.enumConstants.length > 0 && `: ${type.enumConstants.join(', ')}`}
      </p>
      {hasUid(type) && <Uid type={type} />}
      {verdict?.where && (
        <p className="dim">
          compared with <code>{verdict.where}</code>
        </p>
      )}
      {verdict?.thrown && <Thrown thrown={verdict.thrown} />}
      {verdict && verdict.fields.length > 0 ? <FieldsCompared verdict={verdict} /> : <Fields type={type} />}
      {verdict?.notes.map((note) => (
        <p key={note}>
          <Line text={note} />
        </p>
      ))}
      {verdict && verdict.remedies.length > 0 && (
        <>
          <h3>What to do</h3>
          {verdict.remedies.map((remedy) => (
            <Remedy key={remedy.advice} {...remedy} />
          ))}
        </>
      )}
    </section>
  );
}

function Uid({ type }: { readonly type: StreamClass }) {
  const { uid, uidOrigin, matchesIf } = type.verdict ?? {};
  const differs = uid !== undefined && uid !== type.serialVersionUID;
  return (
    <>
      <p>
        <code>serialVersionUID {type.serialVersionUID}L</code>
        {differs && ' in the stream, '}
        {differs && <code>{uid}L</code>}
        {differs && ' here'}
        {uidOrigin && <span className="dim">, {uidOrigin.replaceAll('-', ' ')}</span>}
        {uidOrigin && uid === undefined && ' by code'}
      </p>
      {matchesIf && matchesIf.length > 0 && <p>The UID matches if {matchesIf.join('; and ')}.</p>}
    </>
  );
}

function Thrown({ thrown }: { readonly thrown: NonNullable<ClassVerdict['thrown']> }) {
  return (
    <p className="class-thrown">
      <Icon name="error" className="icon-error" />
      <span>
        <code>
          {thrown.exception}: {thrown.message}
        </code>{' '}
        <span className="dim">{whenWords(thrown)}</span>
      </span>
    </p>
  );
}

function FieldsCompared({ verdict }: { readonly verdict: ClassVerdict }) {
  return (
    <table className="class-table">
      <thead>
        <tr>
          <th>Field</th>
          <th>In the stream</th>
          <th>In the class</th>
          <th>What happens</th>
        </tr>
      </thead>
      <tbody>
        {verdict.fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">
              <code>{field.name}</code>
            </th>
            <td>
              <code>{field.streamType}</code>
            </td>
            <td>
              <code>{field.classType}</code>
            </td>
            <td className={isFatal(field) ? 'class-fatal' : ''}>{fieldWords(field)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Fields({ type }: { readonly type: StreamClass }) {
  const left = type.fieldCount - type.fields.length;
  return (
    <ul className="class-own-fields">
      {type.fields.map((field) => (
        <li key={field.name}>
          <code className="dim">{field.type}</code> <code>{field.name}</code>
        </li>
      ))}
      {left > 0 && <li className="dim">{count(left)} more</li>}
    </ul>
  );
}

function Remedy({ advice, code }: { readonly advice: string; readonly code: string }) {
  return (
    <div className="remedy">
      <p>{advice}</p>
      {code !== '' && <Code text={code} label="Copy the code" />}
    </div>
  );
}

/** Text to copy. */
export function Code({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <div className="copied-code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what overflows is scrolled by keys */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} label={label} />
    </div>
  );
}
