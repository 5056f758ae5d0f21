import { hexOffset } from '../base/offset.ts';
import { Line } from './Prose.tsx';
import './diagnosis.css';

/** As the server tells it; `fields` are empty without a dump. */
export type Explained = {
  readonly id: string;
  readonly title: string;
  readonly quote: string;
  readonly bytes?: string;
  readonly why: string;
  readonly remedies: readonly string[];
  readonly fields: readonly {
    readonly id: string;
    readonly path: string;
    readonly offset: number;
    readonly what: string;
  }[];
};

type Props = { readonly explained: Explained; readonly onField?: (id: string) => void };

/** What a message means: what the bytes were, why it happens, what to do, and where to look in the dump on screen. */
export function Diagnosis({ explained, onField }: Props) {
  const { title, quote, bytes, why, remedies, fields } = explained;
  return (
    <article className="diagnosis">
      <h3>{title}</h3>
      <p className="diagnosis-quote">
        <code>{quote}</code>
      </p>
      {bytes && (
        <p className="diagnosis-bytes">
          <Line text={`${bytes}.`} />
        </p>
      )}
      {onField && fields.length > 0 && (
        <ul className="diagnosis-fields" aria-label="Where to look">
          {fields.map(({ id, path, offset, what }) => (
            <li key={`${id} ${what}`}>
              <button type="button" className="link" onClick={() => onField(id)}>
                <code>{path || 'stream'}</code>
              </button>{' '}
              <span className="dim">
                at <code>{hexOffset(offset)}</code>: {what}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Line text={why} />
      </p>
      <h4>What to do</h4>
      <ul className="diagnosis-remedies">
        {remedies.map((remedy) => (
          <li key={remedy}>
            <Line text={remedy} />
          </li>
        ))}
      </ul>
    </article>
  );
}
