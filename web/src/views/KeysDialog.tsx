import { actions } from '../state/shell/actions.ts';
import { useStore } from '../state/shell/react.ts';
import { Dialog } from '../widgets/Dialog.tsx';
import { IconButton } from '../widgets/IconButton.tsx';
import { Keys } from '../widgets/Palette.tsx';
import './keys.css';

/** Keys that belong to a pane rather than to an action. */
const paneKeys: readonly (readonly [string, readonly string[]])[] = [
  ['Move by byte and row, or by field', ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight']],
  ['Open and close a field', ['ArrowRight', 'ArrowLeft']],
  ['Follow a reference', ['Enter']],
  ['Start or end of the row; with Ctrl, of all bytes', ['Home', 'End']],
  ['One page up or down', ['PageUp', 'PageDown']],
  ['Select a range of bytes', ['Shift+ArrowRight']],
  ['Select all bytes', ['Ctrl+a']],
  ['Copy the selected bytes as hex, or what a row says', ['Ctrl+c']],
];

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const withKeys = useStore(actions).filter((action) => action.keys.length > 0);
  const groups = [...new Set(withKeys.map((action) => action.group))].reverse();
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} wide>
      <div className="keys-head">
        <h2>Keyboard shortcuts</h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div className="key-groups">
        {groups.map((group) => (
          <KeyGroup
            key={group}
            title={group}
            rows={withKeys.filter((a) => a.group === group).map((a) => [a.title, a.keys])}
          />
        ))}
        <KeyGroup title="In bytes and fields" rows={paneKeys} />
      </div>
    </Dialog>
  );
}

type GroupProps = { readonly title: string; readonly rows: readonly (readonly [string, readonly string[]])[] };

function KeyGroup({ title, rows }: GroupProps) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="key-list">
        {rows.map(([what, keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
