import { useEffect, useState } from 'react';
import { deleteDump, getStorage, listDumps } from '../../api/dumps.ts';
import { listFormats } from '../../api/formats.ts';
import { wordsFor } from '../../api/problem.ts';
import type { Dump } from '../../api/types.ts';
import { ago, byteSize } from '../../base/text.ts';
import { useAsked } from '../../state/asked.ts';
import { fileUploads } from '../../state/incoming.ts';
import { useSelected } from '../../state/react.ts';
import { addressOf, autoReading } from '../../state/route.ts';
import { IconButton } from '../../widgets/IconButton.tsx';
import { Failed, Waiting } from './Samples.tsx';
import { StorageLine } from './StorageLine.tsx';
import './rows.css';

/** Dumps on this server, newest first. Deleting asks once, in place. */
export function Recent() {
  const [asked, askDumps] = useAsked(listDumps);
  const [storage, askStorage] = useAsked(getStorage);
  const [formats] = useAsked(listFormats);
  const titleOf = (id?: string) =>
    (formats.kind === 'here' ? formats.value.find((format) => format.id === id)?.title : undefined) ?? id;
  const [failure, setFailure] = useState<unknown>();
  const again = () => {
    askDumps();
    askStorage();
  };
  const arrived = useSelected(fileUploads, (list) => list.filter(({ state }) => state.kind === 'here').length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again whenever a file has arrived
  useEffect(() => {
    if (arrived > 0) again();
  }, [arrived]);
  const remove = (dump: Dump) => deleteDump(dump.id).then(again, setFailure);
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title">Recent dumps</h2>
      {asked.kind === 'waiting' && <Waiting />}
      {asked.kind === 'failed' && <Failed error={asked.error} again={again} />}
      {failure !== undefined && <p className="detail-error">{wordsFor(failure).title}</p>}
      {asked.kind === 'here' && asked.value.items.length === 0 && (
        <p className="empty">No dumps yet. A dump that you open is kept until you delete it.</p>
      )}
      <ul className="rows">
        {asked.kind === 'here' &&
          asked.value.items.map((dump) => (
            <DumpRow key={dump.id} dump={dump} format={titleOf(dump.format)} onRemove={() => void remove(dump)} />
          ))}
      </ul>
      {storage.kind === 'here' && storage.value.dumpCount > 0 && <StorageLine storage={storage.value} />}
    </section>
  );
}

type RowProps = { readonly dump: Dump; readonly format: string | undefined; readonly onRemove: () => void };

function DumpRow({ dump, format, onRemove }: RowProps) {
  const [asking, setAsking] = useState(false);
  const route = { view: 'inspect', dump: dump.id, reading: autoReading, place: {} } as const;
  return (
    <li className="dump-row">
      <a className="row" href={addressOf(route)}>
        <span className="row-title">{dump.name}</span>
        <span className="row-size">{byteSize(dump.size)}</span>
        <span className="row-doc">
          {[format, ago(new Date(dump.createdAt), new Date())].filter(Boolean).join(' · ')}
        </span>
      </a>
      {asking ? (
        <span className="dump-delete">
          <button type="button" className="button button-danger" onClick={onRemove}>
            Delete
          </button>
          <button type="button" className="button" onClick={() => setAsking(false)}>
            Cancel
          </button>
        </span>
      ) : (
        <IconButton icon="trash" label={`Delete ${dump.name}`} onClick={() => setAsking(true)} />
      )}
    </li>
  );
}
