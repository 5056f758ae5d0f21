import { bytesAddress } from '../../api/dumps.ts';
import { say } from '../shell/notice.ts';
import { saveAnswer } from './files.ts';

/** Keeps what is inside layers of a dump as a file; `raw` for the dump itself. */
export function saveLayer(dump: string, layers: string, name: string): void {
  saveAnswer(bytesAddress(dump, layers), name).catch(() => say(`${name} could not be downloaded.`));
}

/** A name for what is inside layers of a file: `value.txt.base64.bin`. */
export function nameInside(name: string, layers: string): string {
  const [step = ''] = layers.split('/').slice(-1);
  return layers === 'raw' ? name : `${name}.${step.replace(/[^\w.+-]+/g, '_')}.bin`;
}
