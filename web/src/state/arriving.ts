import { getCandidates } from '../api/dumps.ts';
import type { Dump, Reading } from '../api/types.ts';
import { type OnProgress, type Sending, upload, uploadBundle } from '../api/upload.ts';
import { hasFlows, headLength, isCaptureHead, isGzipHead, isText } from './captureOf.ts';
import { captureStart } from './capturePlace.ts';
import { autoReading } from './reading.ts';
import type { Route } from './route.ts';

/** A dump that has come to the server, and how it is to be read. */
export type Arrival = {
  readonly dump: Dump;
  readonly reading: Reading;
  /** Whether it has conversations, which are shown first. */
  readonly capture: boolean;
  /** What of a bundle was not kept as it is in it. */
  readonly remarks: readonly string[];
};

/** Sends a file: a bundle is read as it was where it was made. */
export function sendFile(file: File, onProgress: OnProgress): Sending<Arrival> {
  return file.name.toLowerCase().endsWith('.hexplain')
    ? sendBundle(file, onProgress)
    : sendBytes(file.name, file, autoReading, onProgress);
}

/** Sends bytes that are to be read in a way. */
export function sendBytes(name: string, body: Blob, reading: Reading, onProgress: OnProgress): Sending<Arrival> {
  const { done, cancel } = upload(name, body, onProgress);
  const arrived = async (dump: Dump) => {
    const capture = await isCapture(dump, body, reading.layers);
    return { dump, reading, capture, remarks: [] };
  };
  return { done: done.then(arrived), cancel };
}

function sendBundle(bundle: File, onProgress: OnProgress): Sending<Arrival> {
  const { done, cancel } = uploadBundle(bundle, onProgress);
  return {
    done: done.then(({ dump, format, layers, offset, endian, remarks }) => ({
      dump,
      reading: { format, layers, start: offset, endian },
      capture: false,
      remarks,
    })),
    cancel,
  };
}

/** Captures are often kept compressed, or shown as text: then the server says whether there are flows inside. */
async function isCapture(dump: Dump, body: Blob, layers: string): Promise<boolean> {
  const head = new Uint8Array(await body.slice(0, headLength).arrayBuffer());
  if (!isGzipHead(head) && !isText(head)) return isCaptureHead(head);
  return getCandidates(dump.id, layers).then(hasFlows, () => false);
}

/** Where an arrival is shown. */
export const routeTo = ({ dump, reading, capture }: Arrival): Route =>
  capture
    ? { view: 'capture', dump: dump.id, layers: reading.layers, place: captureStart }
    : { view: 'inspect', dump: dump.id, reading, place: {} };
