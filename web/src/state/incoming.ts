import { getCandidates, openSampleDump } from '../api/dumps.ts';
import { openBundle } from '../api/notes.ts';
import { wasAborted } from '../api/problem.ts';
import type { Dump, Reading, SampleDump } from '../api/types.ts';
import { upload } from '../api/upload.ts';
import { createStore } from '../base/store.ts';
import { hasFlows, headLength, isCaptureHead, isGzipHead, isText } from './captureOf.ts';
import { captureStart } from './capturePlace.ts';
import { say } from './notice.ts';
import { nothingPasted, type Paste, pasted } from './pasting.ts';
import { autoReading } from './reading.ts';
import { navigate, route } from './route.ts';

/** Bytes on their way in. One at a time: a new one replaces what failed. */
export type Incoming =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'sending';
      readonly name: string;
      readonly sent: number;
      readonly size: number;
      readonly cancel: () => void;
    }
  | { readonly kind: 'failed'; readonly name: string; readonly error: unknown; readonly retry: () => void };

export const incoming = createStore<Incoming>({ kind: 'none' });

/** One file opens; of several, each is listed and opens when somebody asks. */
export function uploadFiles(files: readonly File[]): void {
  const [first] = files;
  if (files.length > 1) uploadMany(files);
  else if (first && isBundle(first)) openBundleFile(first);
  else if (first) send(first.name, first);
}

/** What is in the paste box, read as chosen there. */
export function uploadPasted({ text, layers, format }: Paste): void {
  send('pasted', new Blob([text], { type: 'text/plain' }), { ...autoReading, layers, format }, () => {
    if (pasted.get().text === text) pasted.set(nothingPasted);
  });
}

/** A sample whose bytes do not tell their format says it. */
export function openSample(sample: SampleDump): void {
  const { id, format = autoReading.format } = sample;
  openSampleDump(id).then(
    (dump) => show(dump, { ...autoReading, format }, sample.category === 'captures'),
    (error: unknown) => fail(id, error, () => openSample(sample)),
  );
}

export function dismissIncoming(): void {
  incoming.set({ kind: 'none' });
}

/** A bundle is opened as it was where it was made. */
function openBundleFile(file: File): void {
  incoming.set({ kind: 'sending', name: file.name, sent: 0, size: file.size, cancel: () => undefined });
  openBundle(file).then(
    ({ dump, format, layers, offset, endian, remarks }) => {
      show(dump, { format, layers, start: offset, endian }, false);
      if (remarks.length > 0) say(remarks.join(' '));
    },
    (error: unknown) => fail(file.name, error, () => openBundleFile(file)),
  );
}

const isBundle = ({ name }: File) => name.toLowerCase().endsWith('.hexplain');

function send(name: string, body: Blob, reading: Reading = autoReading, sent: () => void = () => undefined): void {
  const report = (bytes: number) =>
    incoming.set({ kind: 'sending', name, sent: bytes, size: body.size, cancel: () => running.cancel() });
  const running = upload(name, body, report);
  report(0);
  running.done.then(
    async (dump) => {
      const capture = await isCapture(dump, body, reading.layers);
      sent();
      show(dump, reading, capture);
    },
    (error: unknown) => fail(name, error, () => send(name, body, reading, sent)),
  );
}

/** Captures are often kept compressed, or shown as text: then the server says whether there are flows inside. */
async function isCapture(dump: Dump, body: Blob, layers: string): Promise<boolean> {
  const head = new Uint8Array(await body.slice(0, headLength).arrayBuffer());
  if (!isGzipHead(head) && !isText(head)) return isCaptureHead(head);
  return getCandidates(dump.id, layers).then(hasFlows, () => false);
}

/** A descriptor that is open stays open, to be tried on the new bytes. A capture is shown by its conversations first. */
function show(dump: Dump, reading: Reading, capture: boolean): void {
  incoming.set({ kind: 'none' });
  const now = route.get();
  const editing = now.view === 'write' || now.view === 'inspect' ? now.editing : undefined;
  if (capture && editing === undefined) {
    navigate({ view: 'capture', dump: dump.id, layers: reading.layers, place: captureStart });
    return;
  }
  const open = { view: 'inspect', dump: dump.id, reading, place: {} } as const;
  navigate(editing === undefined ? open : { ...open, editing });
}

function fail(name: string, error: unknown, retry: () => void): void {
  incoming.set(wasAborted(error) ? { kind: 'none' } : { kind: 'failed', name, error, retry });
}

// ---- several at once

/** A file of several that were uploaded together. */
export type FileUpload = {
  readonly key: number;
  readonly name: string;
  readonly size: number;
  readonly state:
    | { readonly kind: 'waiting' }
    | { readonly kind: 'sending'; readonly sent: number }
    | { readonly kind: 'here'; readonly dump: Dump; readonly capture: boolean }
    | { readonly kind: 'failed'; readonly error: unknown };
};

export const fileUploads = createStore<readonly FileUpload[]>([]);

const files = new Map<number, File>();
let lastKey = 0;
let sending: { readonly key: number; readonly cancel: () => void } | undefined;

function uploadMany(chosen: readonly File[]): void {
  const added = chosen.map((file): FileUpload => {
    files.set(++lastKey, file);
    return { key: lastKey, name: file.name, size: file.size, state: { kind: 'waiting' } };
  });
  fileUploads.set([...fileUploads.get(), ...added]);
  sendNext();
}

/** One after the other: the first is there soonest, and so is each. */
function sendNext(): void {
  const next = fileUploads.get().find(({ state }) => state.kind === 'waiting');
  const file = next && files.get(next.key);
  if (sending || !next || !file) return;
  const { key } = next;
  const running = upload(file.name, file, (sent) => become(key, { kind: 'sending', sent }));
  sending = { key, cancel: running.cancel };
  become(key, { kind: 'sending', sent: 0 });
  running.done
    .then(
      async (dump) => become(key, { kind: 'here', dump, capture: await isCapture(dump, file, 'auto') }),
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
