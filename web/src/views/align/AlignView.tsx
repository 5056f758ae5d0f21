import { useEffect } from 'react';
import { alignMessages } from '../../api/layouts.ts';
import { wordsFor } from '../../api/problem.ts';
import type { Layout } from '../../api/types.ts';
import { plural } from '../../base/text.ts';
import { addressOf } from '../../state/address/route.ts';
import { startWith } from '../../state/formats/starting.ts';
import { useAnswer } from '../../state/shell/useAnswer.ts';
import { Late } from '../../widgets/Late.tsx';
import { MainBar } from '../../widgets/MainBar.tsx';
import { Notes } from '../../widgets/Notes.tsx';
import { RetryBanner } from '../../widgets/RetryBanner.tsx';
import { cellsOf } from './cells.ts';
import './align.css';

/** Rows that are drawn: each has a cell for each field. */
const mostRows = 100;

/** What messages of one unknown format have in common: a column for each field, a row for each message. */
export function AlignView({ dumps }: { readonly dumps: readonly string[] }) {
  return dumps.length < 2 ? <NothingToAlign /> : <Aligning dumps={dumps} />;
}

/** An address that was cut short, or written by hand. */
function NothingToAlign() {
  return (
    <div className="open">
      <MainBar />
      <main className="align">
        <h1>No messages to align</h1>
        <p className="align-lead">
          <span>
            Two messages of one format at least are needed:{' '}
            <a className="link" href={addressOf({ view: 'open' })}>
              choose several dumps
            </a>{' '}
            in the list, and “Align them”.
          </span>
        </p>
      </main>
    </div>
  );
}

function Aligning({ dumps }: { readonly dumps: readonly string[] }) {
  const [asked, again] = useAnswer(() => alignMessages(dumps), dumps.join(' '));
  useEffect(() => {
    document.title = `${plural(dumps.length, 'message')} aligned · Hexplain`;
  }, [dumps.length]);
  return (
    <div className="open">
      <MainBar />
      <main className="align">
        <h1>{plural(dumps.length, 'message')} aligned</h1>
        {asked.kind === 'failed' && <RetryBanner {...wordsFor(asked.error)} onAgain={again} />}
        {asked.kind === 'waiting' && (
          <Late>
            <p className="dim">Aligning messages…</p>
          </Late>
        )}
        {asked.kind === 'here' && <AlignedMessages layout={asked.value} dumps={dumps} />}
      </main>
    </div>
  );
}

function AlignedMessages({ layout, dumps }: { readonly layout: Layout; readonly dumps: readonly string[] }) {
  return (
    <>
      <p className="align-lead">
        <span>
          {plural(layout.fields.length, 'field')} in common, as far as the bytes tell. More messages, and of different
          lengths, tell more.
        </span>
        <button type="button" className="button button-primary" onClick={() => startWith(layout.descriptor)}>
          Write a descriptor from this
        </button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
      <section className="align-box" tabIndex={0} aria-label="Fields and messages">
        <table className="align-table">
          <thead>
            <tr>
              <th scope="col">Message</th>
              {layout.fields.map((field) => (
                <th key={field.name} scope="col" className={`align-${field.kind}`}>
                  <span className="align-name">{field.name}</span>
                  <span className="align-kind">{kindOf(field)}</span>
                  <span className="align-values">{field.values}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {layout.messages.slice(0, mostRows).map((message, i) => (
              <tr key={dumps[i]}>
                <th scope="row">
                  <a href={`/d/${encodeURIComponent(dumps[i] ?? '')}`}>{message.name}</a>
                </th>
                {cellsOf(message).map((cell, column) => (
                  <td key={layout.fields[column]?.name} className={`align-${layout.fields[column]?.kind}`}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {layout.messages.length > mostRows && (
        <p className="dim">The first {mostRows} messages are shown; the fields are those of all.</p>
      )}
      <Notes notes={layout.notes} />
    </>
  );
}

function kindOf({ words, about, order, size }: Layout['fields'][number]): string {
  const endian = order === '' ? '' : `, ${order}-endian`;
  const bytes = size === 0 ? 'of any length' : plural(size, 'byte');
  return `${words}${about === '' ? '' : ` ${about}`}${endian}, ${bytes}`;
}
