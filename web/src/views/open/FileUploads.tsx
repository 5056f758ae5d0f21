import { wordsFor } from '../../api/problem.ts';
import { byteSize, plural } from '../../base/text.ts';
import { addressOf } from '../../state/address/route.ts';
import { dismissFileUploads, type FileUpload, fileUploads, retryFileUpload } from '../../state/dump/fileUploads.ts';
import { routeTo } from '../../state/dump/uploads.ts';
import { useStore } from '../../state/shell/react.ts';
import { IconButton } from '../../widgets/IconButton.tsx';
import './fileUploads.css';

/** Files that were uploaded together: how far each is, and the way into those that are here. */
export function FileUploads() {
  const list = useStore(fileUploads);
  if (list.length === 0) return null;
  const here = list.filter(({ state }) => state.kind === 'here').length;
  return (
    <section className="file-uploads" aria-label="Uploaded files">
      <div className="pane-head">
        <h2>{plural(list.length, 'file')}</h2>
        <span className="dim" role="status">
          {here === list.length ? 'all uploaded' : `${here} uploaded`}
        </span>
        <span className="pane-head-end">
          <IconButton icon="close" label="Close the list of files" onClick={dismissFileUploads} />
        </span>
      </div>
      <ul>
        {list.map((fileUpload) => (
          <li key={fileUpload.key} className="file-upload">
            <FileUploadRow fileUpload={fileUpload} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FileUploadRow({ fileUpload }: { readonly fileUpload: FileUpload }) {
  const { key, name, size, state } = fileUpload;
  const facts = <span className="dim">{byteSize(size)}</span>;
  switch (state.kind) {
    case 'waiting':
      return (
        <>
          <span className="file-upload-name dim">{name}</span>
          {facts}
          <span className="dim">waiting</span>
        </>
      );
    case 'sending':
      return (
        <>
          <span className="file-upload-name">{name}</span>
          {facts}
          <progress value={state.sent} max={Math.max(1, size)} aria-label={`Sending ${name}`} />
        </>
      );
    case 'failed':
      return (
        <>
          <span className="file-upload-name">{name}</span>
          <span className="file-upload-wrong">{wordsFor(state.error).title}</span>
          <button type="button" className="link" onClick={() => retryFileUpload(key)}>
            Try again
          </button>
        </>
      );
    case 'here':
      return (
        <>
          <a className="link file-upload-name" href={addressOf(routeTo(state.arrival))}>
            {name}
          </a>
          {facts}
          {state.arrival.remarks.length > 0 && <span className="dim">{state.arrival.remarks.join(' ')}</span>}
        </>
      );
  }
}
