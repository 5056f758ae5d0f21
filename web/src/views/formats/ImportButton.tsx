import { startWith } from '../../state/formats/starting.ts';
import { descriptors, FilePicker } from '../../widgets/FilePicker.tsx';

/** Takes a descriptor from a file into the editor. Nothing is saved before one says so. */
export function ImportButton({ label = 'Import .ksy' }: { readonly label?: string }) {
  return (
    <FilePicker label="Descriptor to import" accept={descriptors} onFile={(file) => void file.text().then(startWith)}>
      {(pick) => (
        <button type="button" className="button" onClick={pick}>
          {label}
        </button>
      )}
    </FilePicker>
  );
}
