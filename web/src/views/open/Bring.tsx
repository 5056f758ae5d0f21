import { useRef, useState } from 'react';
import { plural } from '../../base/text.ts';
import { bringFile, bringText } from '../../state/incoming.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { looksLike } from './looksLike.ts';

/** Three ways in: drop, choose, paste. The whole window takes drops; see `DropTarget`. */
export function Bring() {
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  return (
    <div className="bring">
      <button type="button" className="drop-zone" onClick={() => picker.current?.click()}>
        <Icon name="upload" />
        <span className="drop-title">Drop a file anywhere, or choose one</span>
        <span className="dim">Up to the server's limit, usually 1 GiB</span>
      </button>
      <input
        ref={picker}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label="Choose a file"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) bringFile(file);
          event.target.value = '';
        }}
      />
      <form
        className="paste"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') bringText(text);
        }}
      >
        <textarea
          aria-label="Paste hex or base64"
          placeholder={
            'Paste hex in any spelling, xxd, hexdump -C or base64\n\n00000000: aced 0005 7372 0014 4f62 6a65  ....sr..Obje\nrO0ABXNyABRPYmplY3RUb0JlU2VyaWFsaXNlZA…'
          }
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
        <div className="paste-foot">
          <span className="dim" role="status">
            {text.trim() === '' ? '' : `${plural(text.length, 'character')}, ${looksLike(text)}`}
          </span>
          <button type="submit" className="button button-primary" disabled={text.trim() === ''}>
            Explain these bytes
          </button>
        </div>
      </form>
    </div>
  );
}
