import { useState } from 'react';
import { deleteFormat, getSource, listFormats } from '../../api/formats.ts';
import { wordsFor } from '../../api/problem.ts';
import type { FormatDetail } from '../../api/types.ts';
import { edit, navigate } from '../../state/address/route.ts';
import { saveFile } from '../../state/dump/files.ts';
import { duplicateOf, ownId, startWith } from '../../state/formats/starting.ts';
import { forgetUnsaved } from '../../state/formats/unsaved.ts';

/** What can be done with a format: edit or duplicate, export, delete. */
export function FormatTools({ detail: { format, hasSource } }: { readonly detail: FormatDetail }) {
  const { id, kind, origin, space } = format;
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const attempt = (what: Promise<unknown>) => void what.catch(setFailure);

  const duplicate = async () => {
    const [source, formats] = await Promise.all([getSource(id, space), listFormats(space)]);
    startWith(
      duplicateOf(
        source,
        ownId(
          id,
          formats.map((each) => each.id),
        ),
      ),
    );
  };
  const fileName = kind === 'descriptor' ? `${id}.ksy` : `${id}.symbols.yaml`;
  const exportIt = async () => saveFile(fileName, await getSource(id, space));
  const remove = async () => {
    await deleteFormat(id, space);
    forgetUnsaved(id);
    navigate({ view: 'formats', query: '' });
  };
  return (
    <div className="format-tools">
      {asking ? (
        <>
          <span>Delete it, with all its versions?</span>
          <button type="button" className="button button-danger" onClick={() => attempt(remove())}>
            Delete
          </button>
          <button type="button" className="button" onClick={() => setAsking(false)}>
            Cancel
          </button>
        </>
      ) : (
        <>
          {origin === 'own' && (
            <button type="button" className="button button-primary" onClick={() => edit(id, space)}>
              Edit
            </button>
          )}
          {hasSource && kind === 'descriptor' && (
            <button type="button" className="button" onClick={() => attempt(duplicate())}>
              Duplicate
            </button>
          )}
          {hasSource && (
            <button type="button" className="button" onClick={() => attempt(exportIt())}>
              Export {kind === 'descriptor' ? '.ksy' : '.symbols.yaml'}
            </button>
          )}
          {origin === 'own' && (
            <button type="button" className="button" onClick={() => setAsking(true)}>
              Delete
            </button>
          )}
        </>
      )}
      {failure !== undefined && <p className="detail-error">{wordsFor(failure).title}</p>}
    </div>
  );
}
