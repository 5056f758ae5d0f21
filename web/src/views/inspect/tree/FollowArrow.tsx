import type { HandleRef } from '../../../api/types.ts';

type Props = { readonly handle?: HandleRef; readonly onFollow: () => void };

/** The arrow of a reference: a click on it is what Enter is on its row. */
export function FollowArrow({ handle, onFollow }: Props) {
  return (
    <button
      type="button"
      className="handle"
      tabIndex={-1}
      title="Go to what it refers to (Enter)"
      onClick={(event) => {
        event.stopPropagation();
        onFollow();
      }}
    >
      {handle ? `→ #${handle.number}` : '→'}
    </button>
  );
}
