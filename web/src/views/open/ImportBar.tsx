import { wordsFor } from '../../api/problem.ts';
import { byteSize } from '../../base/text.ts';
import { dismissImport, importing } from '../../state/dump/importing.ts';
import { useStore } from '../../state/shell/react.ts';
import { Banner } from '../../widgets/Banner.tsx';
import { Late } from '../../widgets/Late.tsx';
import './importing.css';

/** The upload under way, or why it failed; above every view, since a file can be dropped on any. */
export function ImportBar() {
  const now = useStore(importing);
  switch (now.kind) {
    case 'none':
      return null;
    case 'sending':
      return (
        <Late>
          <div className="importing" role="status">
            <span className="importing-name">{now.name}</span>
            <progress value={now.sent} max={now.size} aria-label={`Sending ${now.name}`} />
            <span className="dim">
              {byteSize(now.sent)} of {byteSize(now.size)}
            </span>
            <button type="button" className="button" onClick={now.cancel}>
              Cancel
            </button>
          </div>
        </Late>
      );
    case 'failed': {
      const { title, detail } = wordsFor(now.error);
      return (
        <Banner title={`${now.name} could not be opened. ${title}`} detail={detail}>
          <button type="button" className="button" onClick={now.retry}>
            Try again
          </button>
          <button type="button" className="button" onClick={dismissImport}>
            Dismiss
          </button>
        </Banner>
      );
    }
  }
}
