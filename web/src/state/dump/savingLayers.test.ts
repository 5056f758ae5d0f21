import { expect, it } from 'vitest';
import { nameInside } from './savingLayers.ts';

it('names what is inside layers after the file and the innermost layer', () => {
  expect(nameInside('a.txt', 'raw')).toBe('a.txt');
  expect(nameInside('a.txt', 'base64@12+300/gzip')).toBe('a.txt.gzip.bin');
  expect(nameInside('a.zip', 'zip:META-INF%2FMANIFEST.MF')).toBe('a.zip.zip_META-INF_2FMANIFEST.MF.bin');
});
