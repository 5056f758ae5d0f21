import { useRef } from 'react';
import { startWith } from '../../state/starting.ts';

/** Takes a descriptor from a file into the editor. Nothing is saved before one says so. */
export function ImportButton({ label = 'Import .ksy' }: { readonly label?: string }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => picker.current?.click()}>
        {label}
      </button>
      <input
        ref={picker}
        className="visually-hidden"
        type="file"
        accept=".ksy,.yaml,.yml"
        tabIndex={-1}
        aria-label="Descriptor to import"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          void file?.text().then(startWith);
        }}
      />
    </>
  );
}
