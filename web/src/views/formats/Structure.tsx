import type { FormatDetail, FormatField, FormatType } from '../../api/types.ts';
import { Prose } from '../../widgets/Prose.tsx';
import { cardWidth, headHeight, layOut, mostRows, rowHeight } from './diagram.ts';
import { shortType, termsOf, typeOf } from './fieldWords.ts';
import './diagram.css';
import './structure.css';

/** More types than this are a wall of lines: their tables say it better. */
const mostDrawn = 40;

const anchor = (name: string) => `type-${name}`;

/** The types of a format: drawn, and as tables. */
export function Structure({
  detail,
  onLine,
}: {
  readonly detail: FormatDetail;
  readonly onLine: (line: number) => void;
}) {
  const { types } = detail;
  if (types.length === 0) {
    return <p className="empty">There is no structure to show: a native decoder reads this format.</p>;
  }
  return (
    <>
      {types.length > 1 && types.length <= mostDrawn && <Diagram types={types} />}
      {types.map((type) => (
        <TypeTable key={type.name} type={type} types={types} onLine={onLine} />
      ))}
    </>
  );
}

function Diagram({ types }: { readonly types: readonly FormatType[] }) {
  const { cards, links, width, height } = layOut(types);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="diagram" tabIndex={0} role="group" aria-label="Types and their fields">
      <div className="diagram-sheet" style={{ width, height }}>
        <svg className="diagram-links" width={width} height={height} aria-hidden="true">
          {links.map(({ key, path }) => (
            <path key={key} d={path} />
          ))}
        </svg>
        {cards.map(({ type, x, y, height: cardHeight }) => (
          <div key={type.name} className="card" style={{ left: x, top: y, width: cardWidth, height: cardHeight }}>
            <button
              type="button"
              className="card-head"
              style={{ height: headHeight }}
              title={type.doc}
              onClick={() => show(type.name)}
            >
              {shortType(type.name)}
            </button>
            {type.fields.slice(0, mostRows).map((field) => (
              <div key={field.name} className={`card-row card-${field.kind}`} style={{ height: rowHeight }}>
                <span className="card-name">{field.name}</span>
                <span className="card-type">{typeOf(field)}</span>
              </div>
            ))}
            {type.fields.length > mostRows && (
              <div className="card-row dim" style={{ height: rowHeight }}>
                and {type.fields.length - mostRows} more
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function show(type: string): void {
  document.getElementById(anchor(type))?.scrollIntoView({ block: 'start' });
}

type TableProps = {
  readonly type: FormatType;
  readonly types: readonly FormatType[];
  readonly onLine: (line: number) => void;
};

function TypeTable({ type, types, onLine }: TableProps) {
  const { name, doc, endian, encoding, parameters, fields, line } = type;
  const facts = [endian && (orderWords[endian] ?? `byte order by ${endian}`), encoding].filter(Boolean).join(', ');
  return (
    <section className="type" id={anchor(name)} aria-label={`Type ${name}`}>
      <h3>
        <code>{shortType(name)}</code>
        {parameters.length > 0 && (
          <code className="dim">({parameters.map((each) => `${each.name}: ${each.type}`).join(', ')})</code>
        )}
        <span className="dim type-facts">{facts}</span>
        <LineLink line={line} onLine={onLine} />
      </h3>
      {/* What the top type says stands above, as the format's own words. */}
      {type !== types[0] && <Prose text={doc ?? ''} className="doc" />}
      {fields.length === 0 ? (
        <p className="dim">No fields: it takes no bytes.</p>
      ) : (
        <table className="type-fields">
          <thead>
            <tr className="type-head">
              <th scope="col">field</th>
              <th scope="col">type</th>
              <th scope="col">conditions and meaning</th>
              <th scope="col">line</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <FieldRow key={field.name} field={field} types={types} onLine={onLine} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const orderWords: Readonly<Record<string, string>> = {
  be: 'big-endian',
  le: 'little-endian',
  native: 'native byte order',
};

type RowProps = Omit<TableProps, 'type'> & { readonly field: FormatField };

function FieldRow({ field, types, onLine }: RowProps) {
  const targets = field.targets.filter((name) => types.some((type) => type.name === name));
  const terms = termsOf(field);
  return (
    <tr>
      <th scope="row">
        <code>{field.name}</code>
        {field.kind !== 'sequential' && <span className="dim field-kind"> {field.kind}</span>}
      </th>
      <td>
        {targets.length === 1 && targets[0] !== undefined ? (
          <TypeLink name={targets[0]} words={typeOf(field)} />
        ) : (
          <code>{typeOf(field)}</code>
        )}
      </td>
      <td>
        {terms.length > 0 && (
          <span className="terms">
            {terms.map(([word, expression]) => (
              <span key={word}>
                <span className="dim">{word}</span> <code>{expression}</code>
              </span>
            ))}
          </span>
        )}
        {field.cases && field.cases.length > 0 && (
          <ul className="cases">
            {field.cases.map((each) => (
              <li key={each.when}>
                <code className="dim">{each.when === '_' ? 'otherwise' : each.when}</code> <code>{each.type}</code>
              </li>
            ))}
          </ul>
        )}
        <Prose text={field.doc ?? ''} className="doc" />
      </td>
      <td>
        <LineLink line={field.line} onLine={onLine} />
      </td>
    </tr>
  );
}

function TypeLink({ name, words }: { readonly name: string; readonly words: string }) {
  return (
    <button type="button" className="link" onClick={() => show(name)}>
      <code>{words}</code>
    </button>
  );
}

export function LineLink({ line, onLine }: { readonly line: number; readonly onLine: (line: number) => void }) {
  return (
    <button type="button" className="line-link" title="Show in the source" onClick={() => onLine(line)}>
      {line}
    </button>
  );
}
