import { useRef } from 'react';
import { byteSize } from '../../base/text.ts';
import { uploadFiles } from '../../state/dump/importing.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { DetectedFormat } from './DetectedFormat.tsx';
import { PasteBox } from './PasteBox.tsx';
import './uploadArea.css';

/**
 * Three ways in: drop, choose, paste. The whole window takes drops and pastes; see `DropTarget`.
 *
 * @param most bytes that the server takes; undefined until it has been asked
 */
export function UploadArea({ most }: { readonly most: number | undefined }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="upload-area">
      <button type="button" className="drop-zone" onClick={() => picker.current?.click()}>
        <Icon name="upload" />
        <span className="drop-title">Drop files anywhere, or choose some</span>
        <span className="dim">{most === undefined ? '\u00A0' : `Up to ${byteSize(most)} each`}</span>
      </button>
      <input
        ref={picker}
        className="visually-hidden"
        type="file"
        multiple
        tabIndex={-1}
        aria-label="Choose files"
        onChange={(event) => {
          uploadFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <PasteBox />
      <DetectedFormat />
    </div>
  );
}
