import { problemOf, unreachable } from './problem.ts';
import { at, query } from './request.ts';
import { askForToken, authorization } from './token.ts';
import type { Dump } from './types.ts';

export type Upload = { readonly done: Promise<Dump>; readonly cancel: () => void };

/**
 * Sends a file or pasted text as the raw body. XMLHttpRequest, because `fetch` does not report upload progress.
 *
 * @param onProgress bytes sent so far
 */
export function upload(name: string, body: Blob, onProgress: (sent: number) => void): Upload {
  let current: XMLHttpRequest | undefined;
  let cancelled = false;

  const attempt = async (): Promise<Dump> => {
    current = new XMLHttpRequest();
    const answer = await post(current, name, body, onProgress);
    if (answer.status === 401 && !cancelled) {
      await askForToken();
      return attempt();
    }
    if (answer.status !== 201) throw problemOf(answer.status, answer.text);
    return JSON.parse(answer.text) as Dump;
  };

  return {
    done: attempt(),
    cancel: () => {
      cancelled = true;
      current?.abort();
    },
  };
}

function post(xhr: XMLHttpRequest, name: string, body: Blob, onProgress: (sent: number) => void) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    xhr.open('POST', at('dumps') + query({ name }));
    xhr.setRequestHeader('Content-Type', body instanceof File ? 'application/octet-stream' : 'text/plain');
    for (const [header, value] of Object.entries(authorization())) xhr.setRequestHeader(header, value);
    xhr.upload.onprogress = (event) => onProgress(event.loaded);
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText });
    xhr.onerror = () => reject(unreachable());
    xhr.onabort = () => reject(new DOMException('Upload cancelled', 'AbortError'));
    xhr.send(body);
  });
}
