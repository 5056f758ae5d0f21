import { createStore } from '../../base/store.ts';
import { type Arrival, sendFile } from './uploads.ts';

/** A file of several that were uploaded together. */
export type FileUpload = {
  readonly key: number;
  readonly name: string;
  readonly size: number;
  readonly state:
    | { readonly kind: 'waiting' }
    | { readonly kind: 'sending'; readonly sent: number }
    | { readonly kind: 'here'; readonly arrival: Arrival }
    | { readonly kind: 'failed'; readonly error: unknown };
};

export const fileUploads = createStore<readonly FileUpload[]>([]);

const files = new Map<number, File>();
let lastKey = 0;
let sending: { readonly key: number; readonly cancel: () => void } | undefined;

/** Sends them one after the other: the first is there soonest, and so is each. */
export function uploadMany(chosen: readonly File[]): void {
  const added = chosen.map((file): FileUpload => {
    files.set(++lastKey, file);
    return { key: lastKey, name: file.name, size: file.size, state: { kind: 'waiting' } };
  });
  fileUploads.set([...fileUploads.get(), ...added]);
  sendNext();
}

function sendNext(): void {
  const next = fileUploads.get().find(({ state }) => state.kind === 'waiting');
  const file = next && files.get(next.key);
  if (sending || !next || !file) return;
  const { key } = next;
  const running = sendFile(file, (sent) => become(key, { kind: 'sending', sent }));
  sending = { key, cancel: running.cancel };
  become(key, { kind: 'sending', sent: 0 });
  running.done
    .then(
      (arrival) => become(key, { kind: 'here', arrival }),
      (error: unknown) => become(key, { kind: 'failed', error }),
    )
    .finally(() => {
      sending = undefined;
      sendNext();
    });
}

function become(key: number, state: FileUpload['state']): void {
  if (state.kind === 'here') files.delete(key);
  fileUploads.set(fileUploads.get().map((each) => (each.key === key ? { ...each, state } : each)));
}

export function retryFileUpload(key: number): void {
  become(key, { kind: 'waiting' });
  sendNext();
}

/** Takes the list away; what is not here yet is not sent. */
export function dismissFileUploads(): void {
  fileUploads.set([]);
  files.clear();
  sending?.cancel();
}
