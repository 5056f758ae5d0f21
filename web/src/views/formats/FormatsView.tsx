import { useEffect } from 'react';
import { listFormats } from '../../api/formats.ts';
import { wordsFor } from '../../api/problem.ts';
import { chooseSpace, chosenSpace, listSpaces } from '../../api/space.ts';
import type { Format } from '../../api/types.ts';
import { plural } from '../../base/text.ts';
import { addressOf, navigate, spaced } from '../../state/address/route.ts';
import { ofSamples } from '../../state/dump/categories.ts';
import { startFormat } from '../../state/formats/starting.ts';
import { useStore } from '../../state/shell/react.ts';
import { useAnswer } from '../../state/shell/useAnswer.ts';
import { MainBar } from '../../widgets/MainBar.tsx';
import { Line } from '../../widgets/Prose.tsx';
import { RetryBanner } from '../../widgets/RetryBanner.tsx';
import { SpaceSelect } from '../../widgets/SpaceSelect.tsx';
import { Chips } from './Chips.tsx';
import { ImportButton } from './ImportButton.tsx';
import { bytePairs, matching } from './matching.ts';
import './formats.css';
import './formatList.css';

/** Every format this server knows, and how to make another. The words searched for are in the address. */
export function FormatsView({ query }: { readonly query: string }) {
  const space = useStore(chosenSpace);
  const [asked, again] = useAnswer(() => listFormats(), space);
  useEffect(() => {
    document.title = 'Formats · Hexplain';
  }, []);
  const found = asked.kind === 'here' ? matching(asked.value, query) : [];
  const own = found.filter(({ origin }) => origin === 'own');
  const builtIn = found.filter(({ origin }) => origin === 'builtin');
  const others = builtIn.filter(({ category }) => category !== ofSamples);
  const sampled = builtIn.filter(({ category }) => category === ofSamples);
  return (
    <div className="open">
      <MainBar current="formats" />
      <main className="formats-body">
        <h1>Formats</h1>
        <p className="lead">
          A format says what bytes mean. Native ones are part of Hexplain; the others are descriptors in the Kaitai
          Struct language, which you can read, duplicate and write yourself.
        </p>
        <div className="formats-tools" role="search">
          <input
            className="search-input"
            type="search"
            aria-label="Search formats"
            placeholder="Name, .extension, signature such as AC ED, licence"
            value={query}
            spellCheck={false}
            onChange={(event) => navigate({ view: 'formats', query: event.target.value }, 'replace')}
          />
          <button type="button" className="button button-primary" onClick={startFormat}>
            New format
          </button>
          <ImportButton />
          <FormatsSpace />
        </div>
        {asked.kind === 'failed' && <RetryBanner {...wordsFor(asked.error)} onAgain={again} />}
        {asked.kind === 'here' && found.length === 0 && (
          <p className="empty">
            {query === '' ? 'This server has no formats.' : `No format matches “${query}”.`} If you know how the bytes
            are laid out,{' '}
            <button type="button" className="link" onClick={startFormat}>
              write the format
            </button>
            .
          </p>
        )}
        {asked.kind === 'here' && (own.length > 0 || query === '') && (
          <FormatList title="Your own" formats={own}>
            <p className="empty">
              None yet. Start from a template or a list of Java fields, or duplicate one of those below.
            </p>
          </FormatList>
        )}
        {asked.kind === 'here' && others.length > 0 && <FormatList title="Built-in" formats={others} />}
        {asked.kind === 'here' && sampled.length > 0 && <FormatList title="Records of the samples" formats={sampled} />}
      </main>
    </div>
  );
}

/** Whose formats are listed, besides everybody's; nothing for those who have no other space. */
function FormatsSpace() {
  const [asked] = useAnswer(listSpaces);
  const chosen = useStore(chosenSpace);
  if (asked.kind !== 'here' || asked.value.names.length < 2) return null;
  const { names, home } = asked.value;
  return (
    <SpaceSelect
      names={names}
      chosen={chosen === '' ? home : chosen}
      hint="Whose formats are listed, besides everybody’s, and where new ones go"
      onChoose={chooseSpace}
    />
  );
}

type ListProps = { readonly title: string; readonly formats: readonly Format[]; readonly children?: React.ReactNode };

function FormatList({ title, formats, children }: ListProps) {
  return (
    <section className="format-list" aria-label={title}>
      <h2>
        {title} <span className="dim heading-more">{formats.length > 0 && plural(formats.length, 'format')}</span>
      </h2>
      {formats.length === 0 && children}
      <ul className="rows">
        {formats.map((format) => (
          <FormatRow key={format.id} format={format} />
        ))}
      </ul>
    </section>
  );
}

function FormatRow({ format }: { readonly format: Format }) {
  const { id, title, doc, signatures, fileExtensions, space } = format;
  return (
    <li>
      <a className="format-row" href={addressOf({ view: 'format', format: id, ...spaced(space) })}>
        <span className="format-title">
          {title} <code className="dim format-id">{id}</code>
        </span>
        <Chips format={format} />
        <span className="format-doc">
          <Line text={doc} />
        </span>
        <span className="format-signs">
          {signatures.slice(0, 2).map(({ offset, hex }) => (
            <code key={`${offset} ${hex}`} title={`Signature at offset ${offset}`}>
              {bytePairs(hex.slice(0, 16))}
              {hex.length > 16 && '…'}
            </code>
          ))}
          {fileExtensions.slice(0, 4).map((extension) => (
            <code key={extension}>.{extension}</code>
          ))}
        </span>
      </a>
    </li>
  );
}
