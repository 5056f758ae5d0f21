import { count, plural } from '../../base/text.ts';
import { uploadPasted } from '../../state/dump/importing.ts';
import { canPreview, paste, pasteAnew, pasted } from '../../state/dump/pasting.ts';
import { useStore } from '../../state/shell/react.ts';
import { Keys } from '../../widgets/Palette.tsx';
import './pasteBox.css';

/** Takes bytes in any spelling, and messages of exceptions; what they are is said below while one types. */
export function PasteBox() {
  const now = useStore(pasted);
  const { text } = now;
  const empty = text.trim() === '';
  return (
    <form
      className="paste"
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty) uploadPasted(now);
      }}
    >
      <textarea
        id={pasteBoxId}
        className={isDump(text) ? 'paste-dump' : undefined}
        aria-label="Paste bytes or a message"
        aria-keyshortcuts="Control+Enter"
        placeholder={
          'Paste hex, base64, a console dump, a log line with bytes in it, or the message of an exception\n\n00000000: aced 0005 7372 0014 4f62 6a65  ....sr..Obje\nrO0ABXNyABRPYmplY3RUb0JlU2VyaWFsaXNlZA…\ninvalid stream header: 22657870'
        }
        spellCheck={false}
        value={text}
        onChange={(event) => paste(event.target.value)}
        onPaste={(event) => {
          const { selectionStart, selectionEnd, value } = event.currentTarget;
          if (selectionStart > 0 || selectionEnd < value.length) return; // into the text, not in its place
          event.preventDefault();
          pasteAnew(event.clipboardData.getData('text/plain'));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      <div className="paste-foot">
        <span className="dim">
          {empty ? '' : `${plural(lines(text), 'line')}, ${plural(text.length, 'character')}`}
        </span>
        {!canPreview(text) && <span className="dim">Too long to preview</span>}
        <span className="paste-buttons">
          {!empty && (
            <button type="button" className="button" onClick={() => pasteAnew('')}>
              Clear
            </button>
          )}
          <button
            type="submit"
            className="button button-primary"
            disabled={empty}
            title={`Open ${count(text.length)} characters`}
          >
            Open
            <Keys keys={['Ctrl+Enter']} />
          </button>
        </span>
      </div>
    </form>
  );
}

export const pasteBoxId = 'paste-box';

const [widestDump, dumpHead] = [120, 4096];

/** Whether a text has lines that say more unbroken, as those of console dumps. */
function isDump(text: string): boolean {
  const head = text.slice(0, dumpHead);
  return head.trimEnd().includes('\n') && head.split('\n').every((line) => line.length <= widestDump);
}

function lines(text: string): number {
  let found = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < text.length - 1; at = text.indexOf('\n', at + 1)) found++;
  return found;
}
