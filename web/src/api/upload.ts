import { problemOf, unreachable } from './problem.ts';
import { at, query } from './request.ts';
import { spaceOf } from './space.ts';
import { askForToken, authorization, offersSignIn } from './token.ts';
import type { Dump, OpenedBundle } from './types.ts';

/** Bytes on their way, and what the server makes of them. */
export type Sending<T> = { readonly done: Promise<T>; readonly cancel: () => void };

/** Told how many bytes were sent so far. */
export type OnProgress = (sent: number) => void;

/** Sends a file or pasted text as a dump. */
export const upload = (name: string, body: Blob, onProgress: OnProgress) =>
  send<Dump>(at('dumps') + query({ name, space: spaceOf() }), body, onProgress);

/** Sends a bundle, whose dump, notes and format are kept. */
export const uploadBundle = (bundle: File, onProgress: OnProgress) =>
  send<OpenedBundle>(at('bundles') + query({ space: spaceOf() }), bundle, onProgress);

/** Sends bytes as the raw body. XMLHttpRequest, because `fetch` does not report upload progress. */
function send<T>(address: string, body: Blob, onProgress: OnProgress): Sending<T> {
  let current: XMLHttpRequest | undefined;
  let cancelled = false;

  const attempt = async (): Promise<T> => {
    current = new XMLHttpRequest();
    const answer = await post(current, address, body, onProgress);
    if (answer.status === 401 && !cancelled) {
      await askForToken(offersSignIn(answer.text));
      return attempt();
    }
    if (answer.status !== 201) throw problemOf(answer.status, answer.text);
    return JSON.parse(answer.text) as T;
  };

  return {
    done: attempt(),
    cancel: () => {
      cancelled = true;
      current?.abort();
    },
  };
}

function post(xhr: XMLHttpRequest, address: string, body: Blob, onProgress: OnProgress) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    xhr.open('POST', address);
    xhr.setRequestHeader('Content-Type', body instanceof File ? 'application/octet-stream' : 'text/plain');
    for (const [header, value] of Object.entries(authorization())) xhr.setRequestHeader(header, value);
    xhr.upload.onprogress = (event) => onProgress(event.loaded);
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText });
    xhr.onerror = () => reject(unreachable());
    xhr.onabort = () => reject(new DOMException('Upload cancelled', 'AbortError'));
    xhr.send(body);
  });
}
