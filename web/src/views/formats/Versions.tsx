import { getVersionSource, listVersions } from '../../api/formats.ts';
import { wordsFor } from '../../api/problem.ts';
import { ago, byteSize } from '../../base/text.ts';
import { addressOf, edit, spaced } from '../../state/address/route.ts';
import { keepUnsaved } from '../../state/formats/unsaved.ts';
import { useAnswer } from '../../state/shell/useAnswer.ts';
import './versions.css';

type Props = { readonly format: string; readonly space: string | undefined; readonly shown: number | undefined };

/** Every save of one's own format: look at one, or take it up again. */
export function Versions({ format, space, shown }: Props) {
  const [asked] = useAnswer(() => listVersions(format, space));
  const current = { view: 'format', format, ...spaced(space) } as const;
  const isShown = (version: number, i: number) => shown === version || (shown === undefined && i === 0);
  const takeUp = async (version: number) => {
    keepUnsaved(format, await getVersionSource(format, version, space));
    edit(format, space);
  };
  return (
    <section className="format-section" aria-labelledby="versions-title">
      <h2 id="versions-title">Versions</h2>
      {asked.kind === 'failed' && <p className="detail-error">{wordsFor(asked.error).title}</p>}
      <ul className="rows">
        {asked.kind === 'here' &&
          asked.value.items.map(({ version, savedAt, size }, i) => (
            <li key={version} className="version-row">
              <a
                className={isShown(version, i) ? 'link version-shown' : 'link'}
                href={addressOf(i === 0 ? current : { ...current, version })}
                aria-current={isShown(version, i) ? 'true' : undefined}
              >
                Version {version}
              </a>
              <span className="dim version-when">
                {ago(new Date(savedAt), new Date())}, {byteSize(size)}
              </span>
              {i > 0 && (
                <button type="button" className="button" onClick={() => void takeUp(version)}>
                  Edit from here
                </button>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}
