import { type ReactNode, useRef } from 'react';

type Props = {
  /** What screen readers call it. */
  readonly label: string;
  /** Endings of the files that are offered; all where absent. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
  /** Lets several be picked; without it, one. */
  readonly onFiles?: (files: readonly File[]) => void;
  /** The button, which asks for a file by calling `pick`. */
  readonly children: (pick: () => void) => ReactNode;
};

/** Endings of descriptors. */
export const descriptors = '.ksy,.yaml,.yml';

/** A button that asks for one file, or several. The same file may be picked again. */
export function FilePicker({ label, accept, onFile, onFiles, children }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      {children(() => picker.current?.click())}
      <input
        ref={picker}
        className="visually-hidden"
        type="file"
        accept={accept}
        multiple={onFiles !== undefined}
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          const [file] = files;
          if (file && onFiles && files.length > 1) onFiles(files);
          else if (file) onFile(file);
        }}
      />
    </>
  );
}
