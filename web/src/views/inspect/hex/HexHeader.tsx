import { useStore } from '../../../state/shell/react.ts';
import { change, settings } from '../../../state/shell/settings.ts';
import { groupSize } from './layout.ts';

const widths = [8, 16, 32] as const;

/** Column numbers above the bytes, and the two choices about them. */
export function HexHeader({ perRow, digits }: { readonly perRow: number; readonly digits: number }) {
  const { bytesPerRow, latin1 } = useStore(settings);
  return (
    <div className="pane-head hex-head">
      <span className="hex-offset" aria-hidden="true">
        {'\u00a0'.repeat(digits)}
      </span>
      <span className="hex-columns" aria-hidden="true">
        {columnNumbers(perRow)}
      </span>
      <span className="hex-choices">
        <fieldset className="choice" aria-label="Bytes per row">
          {widths.map((width) => (
            <button
              key={width}
              type="button"
              aria-pressed={width === bytesPerRow}
              onClick={() => change({ bytesPerRow: width })}
            >
              {width}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className="quiet"
          title="Which characters the text column shows"
          aria-pressed={latin1}
          onClick={() => change({ latin1: !latin1 })}
        >
          {latin1 ? 'Latin-1' : 'ASCII'}
        </button>
      </span>
    </div>
  );
}

function columnNumbers(perRow: number): string {
  let text = '';
  for (let i = 0; i < perRow; i++) {
    if (i > 0) text += i % groupSize === 0 ? '  ' : ' ';
    text += i.toString(16).toUpperCase().padStart(2, '0');
  }
  return text;
}
