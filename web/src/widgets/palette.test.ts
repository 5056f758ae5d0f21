import { expect, it } from 'vitest';
import { keyWords } from './Palette.tsx';

it.each([
  ['Ctrl+z', 'Ctrl Z'],
  ['Ctrl+Z', 'Ctrl Shift Z'],
  ['D', 'Shift D'],
  ['d', 'd'],
  ['Shift+F8', 'Shift F8'],
  ['Shift+ArrowRight', 'Shift →'],
  ['Escape', 'Esc'],
  ['/', '/'],
])('writes the key %s as %s', (key, words) => {
  expect(keyWords(key)).toBe(words);
});
