import type { Storage } from '../../api/types.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { storageWords } from './storage.ts';
import './storageLine.css';

/** How much the server keeps, for how long, and whether there is room for more. */
export function StorageLine({ storage }: { readonly storage: Storage }) {
  const { kept, warning } = storageWords(storage);
  return (
    <div className="storage-line">
      <p className="dim">{kept}</p>
      {warning && (
        <p className="storage-warning" role="status">
          <Icon name="warning" />
          {warning}
        </p>
      )}
    </div>
  );
}
