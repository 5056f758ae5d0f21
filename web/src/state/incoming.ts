import { getCandidates, openSampleDump } from '../api/dumps.ts';
import { wasAborted } from '../api/problem.ts';
import type { Dump, Reading, SampleDump } from '../api/types.ts';
import { upload } from '../api/upload.ts';
import { createStore } from '../base/store.ts';
import { hasFlows, headLength, isCaptureHead, isGzipHead } from './captureOf.ts';
import { captureStart } from './capturePlace.ts';
import { autoReading, navigate, route } from './route.ts';

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

export function bringFile(file: File): void {
  send(file.name, file);
}

export function bringText(text: string): void {
  send('pasted', new Blob([text], { type: 'text/plain' }));
}

/** A sample whose bytes do not tell their format says it. */
export function bringSample(sample: SampleDump): void {
  const { id, format = autoReading.format } = sample;
  openSampleDump(id).then(
    (dump) => show(dump, { ...autoReading, format }, sample.category === 'captures'),
    (error: unknown) => fail(id, error, () => bringSample(sample)),
  );
}

export function dismissIncoming(): void {
  incoming.set({ kind: 'none' });
}

function send(name: string, body: Blob): void {
  const report = (sent: number) =>
    incoming.set({ kind: 'sending', name, sent, size: body.size, cancel: () => running.cancel() });
  const running = upload(name, body, report);
  report(0);
  running.done.then(
    async (dump) => show(dump, autoReading, await isCapture(dump, body)),
    (error: unknown) => fail(name, error, () => send(name, body)),
  );
}

/** Captures are often kept compressed: then the server says whether there are flows inside. */
async function isCapture(dump: Dump, body: Blob): Promise<boolean> {
  const head = new Uint8Array(await body.slice(0, headLength).arrayBuffer());
  if (!isGzipHead(head)) return isCaptureHead(head);
  return getCandidates(dump.id, 'auto').then(hasFlows, () => false);
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
