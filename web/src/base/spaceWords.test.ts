import { expect, test } from 'vitest';
import { spaceWords } from './spaceWords.ts';

test('a space says who sees it', () => {
  expect(['public', '~anna', 'payments'].map(spaceWords)).toEqual(['public', 'anna only', 'payments']);
});
