import type { Target } from '../../../state/formats/writing.ts';

type Props = { readonly target: Target | undefined; readonly changed: boolean; readonly onSave: () => void };

/** Says what saving will do. */
export function SaveButton({ target, changed, onSave }: Props) {
  return (
    <button
      type="button"
      className="button button-primary button-small"
      disabled={!changed || !target}
      title={target ? wordsOf(target) : 'The text has errors and cannot be saved (Ctrl S saves)'}
      onClick={onSave}
    >
      {target?.kind === 'duplicate' ? 'Save a copy' : 'Save'}
    </button>
  );
}

function wordsOf({ kind, id }: Target): string {
  switch (kind) {
    case 'new':
      return `Save as your own format ${id} (Ctrl S)`;
    case 'version':
      return `Save the next version of ${id} (Ctrl S)`;
    case 'overwrite':
      return `You have a format ${id} already; you will be asked (Ctrl S)`;
    case 'duplicate':
      return `A built-in format cannot be changed: save a copy as ${id} (Ctrl S)`;
  }
}
