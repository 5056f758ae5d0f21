import type { RiskPlace } from '../../../api/types.ts';
import { hexOffset } from '../../../base/offset.ts';
import type { OpenTree } from '../../../state/tree/openTree.ts';
import { makeWayForBytes } from '../../../state/tree/streamTopic.ts';

type Props = {
  readonly open: OpenTree;
  readonly place: Pick<RiskPlace, 'offset' | 'path' | 'text'>;
  /** Where it is shorter than the text of the place. */
  readonly label?: string;
};

/** A place in the stream; picking it selects its field. */
export function PlaceLink({ open, place, label }: Props) {
  const { offset, path, text } = place;
  // A shortened path leads nowhere.
  const jump = () => {
    makeWayForBytes();
    void (path === '' || path.includes('…') ? open.selectByte(offset, 'push') : open.jumpToPath(path));
  };
  return (
    <button
      type="button"
      className="link-row place-link"
      title={label === undefined ? path : `${text}\n${path}`}
      onClick={jump}
    >
      <code className="dim">{hexOffset(offset, 4)}</code>
      <span className="link-name">{label ?? text}</span>
    </button>
  );
}
