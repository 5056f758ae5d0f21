import { openSampleDump } from '../../api/dumps.ts';
import { wasAborted } from '../../api/problem.ts';
import type { SampleDump } from '../../api/types.ts';
import type { OnProgress, Sending } from '../../api/upload.ts';
import { createStore } from '../../base/store.ts';
import { autoReading } from '../address/reading.ts';
import { navigate, route } from '../address/route.ts';
import { say } from '../shell/notice.ts';
import { uploadMany } from './fileUploads.ts';
import { nameOfText, nothingPasted, type Paste, pasted } from './pasting.ts';
import { type Arrival, routeTo, sendBytes, sendFile } from './uploads.ts';

/** Bytes on their way in. One at a time: a new one replaces what failed. */
export type Importing =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'sending';
      readonly name: string;
      readonly sent: number;
      readonly size: number;
      readonly cancel: () => void;
    }
  | { readonly kind: 'failed'; readonly name: string; readonly error: unknown; readonly retry: () => void };

export const importing = createStore<Importing>({ kind: 'none' });

/** One file opens; of several, each is listed and opens when somebody asks. */
export function uploadFiles(files: readonly File[]): void {
  const [first] = files;
  if (files.length > 1) uploadMany(files);
  else if (first) run(first.name, first.size, (onProgress) => sendFile(first, onProgress));
}

/** What is in the paste box, read as chosen there. */
export function uploadPasted({ text, layers, format }: Paste): void {
  const body = new Blob([text], { type: 'text/plain' });
  const reading = { ...autoReading, layers, format };
  const name = nameOfText(text);
  run(
    name,
    body.size,
    (onProgress) => sendBytes(name, body, reading, onProgress),
    () => {
      if (pasted.get().text === text) pasted.set(nothingPasted);
    },
  );
}

/** A sample whose bytes do not tell their format says it. */
export function openSample(sample: SampleDump): void {
  const { id, format = autoReading.format } = sample;
  openSampleDump(id).then(
    (dump) => {
      const as = sample.category === 'captures' ? 'capture' : 'bytes';
      show({ dump, reading: { ...autoReading, format }, as, remarks: [] });
    },
    (error: unknown) => fail(id, error, () => openSample(sample)),
  );
}

export function dismissImport(): void {
  importing.set({ kind: 'none' });
}

function run(name: string, size: number, begin: (onProgress: OnProgress) => Sending<Arrival>, sent = () => {}): void {
  const report = (bytes: number) =>
    importing.set({ kind: 'sending', name, sent: bytes, size, cancel: () => running.cancel() });
  const running = begin(report);
  report(0);
  running.done.then(
    (arrival) => {
      sent();
      show(arrival);
    },
    (error: unknown) => fail(name, error, () => run(name, size, begin, sent)),
  );
}

/** A descriptor that is open stays open, to be tried on the new bytes. A capture is shown by its conversations first. */
function show(arrival: Arrival): void {
  importing.set({ kind: 'none' });
  const now = route.get();
  const editing = now.view === 'write' || now.view === 'inspect' ? now.editing : undefined;
  const { dump, reading, remarks } = arrival;
  navigate(editing === undefined ? routeTo(arrival) : { view: 'inspect', dump: dump.id, reading, place: {}, editing });
  if (remarks.length > 0) say(remarks.join(' '));
}

function fail(name: string, error: unknown, retry: () => void): void {
  importing.set(wasAborted(error) ? { kind: 'none' } : { kind: 'failed', name, error, retry });
}
