import { useEffect, useState } from 'react';
import { wordsFor } from '../../../api/problem.ts';
import type { StreamRisks } from '../../../api/types.ts';
import { byteSize, classNames, count, shortNames } from '../../../base/text.ts';
import { useStore } from '../../../state/shell/react.ts';
import { streamOf } from '../../../state/tree/openStream.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { Icon } from '../../../widgets/Icon.tsx';
import { Notes } from '../../../widgets/Notes.tsx';
import { FilterForms } from './FilterForms.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { TryFilter } from './TryFilter.tsx';
import { chainWords, findingWords } from './verdictWords.ts';

/** What a stream would do to a reader, and a filter that lets nothing else through. */
export function Security({ open }: { readonly open: OpenTree }) {
  const stream = streamOf(open.tree);
  const risks = useStore(stream.risks);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (!stream.risks.get()) stream.weigh().catch(setFailure);
  }, [stream]);
  return (
    <div className="stream-body">
      {failure !== undefined && (
        <p className="detail-error" role="alert">
          {wordsFor(failure).title}. {wordsFor(failure).detail}
        </p>
      )}
      <div className="stream-columns">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what overflows is scrolled by keys */}
        <section className="risk-list" aria-label="Risks" tabIndex={0}>
          {risks && <Risks open={open} risks={risks} />}
        </section>
        <section className="risk-filter" aria-label="Filter">
          <FilterForms tree={open.tree.id} chains={risks?.chains.length ?? 0} />
          <TryFilter open={open} />
        </section>
      </div>
    </div>
  );
}

function Risks({ open, risks }: { readonly open: OpenTree; readonly risks: StreamRisks }) {
  const { counts } = risks;
  return (
    <>
      <p className={risks.chains.length > 0 ? 'risk-chains risk-found' : 'risk-chains'}>
        {risks.chains.length > 0 && <Icon name="error" className="icon-error" />}
        <strong>{chainWords(risks)}</strong>
      </p>
      <Notes notes={risks.notes} />
      {risks.chains.length === 0 && (
        <p className="dim">New chains are found, and known ones are varied. Read only streams that you trust.</p>
      )}
      {risks.chains.map((chain) => (
        <div key={chain.name} className="risk-group">
          <h3>
            {chain.name}{' '}
            <a className="link" href={chain.reference} target="_blank" rel="noreferrer">
              described here
            </a>
          </h3>
          {chain.links.map((link) => (
            <PlaceLink key={link.text} open={open} place={link} label={classNames(link.text)} />
          ))}
        </div>
      ))}
      {risks.findings.map((found) => {
        const [title, why] = findingWords[found.kind];
        return (
          <div key={found.kind} className="risk-group">
            <h3>
              {title} <span className="dim">{count(found.count)}</span>
            </h3>
            <p className="dim">{why}</p>
            {found.first.map((place) => (
              <PlaceLink key={`${place.offset} ${place.text}`} open={open} place={place} />
            ))}
            {found.first.length < found.count && <p className="dim">{count(found.count - found.first.length)} more.</p>}
          </div>
        );
      })}
      <h3>
        Classes <span className="dim">{count(risks.classCount)}</span>
      </h3>
      <table className="class-table risk-classes">
        <thead>
          <tr>
            <th>Class</th>
            <th>Objects</th>
            <th>Bytes</th>
          </tr>
        </thead>
        <tbody>
          {risks.classes.map((each) => (
            <tr key={each.name}>
              <th scope="row">
                <code title={each.name}>{shortNames(each.name, 48)}</code>
              </th>
              <td>{count(each.instances)}</td>
              <td>{byteSize(each.bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {risks.classes.length < risks.classCount && (
        <p className="dim">{count(risks.classCount - risks.classes.length)} more, with fewer bytes.</p>
      )}
      <p className="dim">
        As a filter counts (JEP 290): depth {count(counts.depth)}, references {count(counts.references)}, bytes{' '}
        {count(counts.bytes)}, longest array {count(counts.arrayLength)}, {count(counts.checks)} checks.
      </p>
    </>
  );
}
