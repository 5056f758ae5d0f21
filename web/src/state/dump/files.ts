import { request } from '../../api/request.ts';
import { authorization } from '../../api/token.ts';

/**
 * Keeps what the server answers as a file. The browser asks for it itself, whatever its size; but a link has no token, so
 * where there is one the answer is held here first.
 */
export async function saveAnswer(address: string, name: string): Promise<void> {
  if (Object.keys(authorization()).length > 0) {
    saveFile(name, await (await request(address)).blob());
    return;
  }
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** The same of what the server may refuse to make: an error is thrown rather than saved by the browser. */
export async function saveMade(address: string, name: string): Promise<void> {
  saveFile(name, await (await request(address)).blob());
}

/** Offers a text or a picture to be kept as a file. */
export function saveFile(name: string, content: string | Blob, type = 'text/yaml'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
