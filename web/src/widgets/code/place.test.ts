import { describe, expect, it } from 'vitest';
import { rangeOf } from './place.ts';

const line = { from: 100, text: '    type: s4le # four' };

describe('the characters a place means', () => {
  it('are the word that begins there', () => {
    expect(rangeOf(line, { line: 3, column: 11 })).toEqual({ from: 110, to: 114 });
  });

  it('end where the place says so', () => {
    expect(rangeOf(line, { line: 3, column: 5, endColumn: 9 })).toEqual({ from: 104, to: 108 });
  });

  it('stay in the line when the text has become shorter', () => {
    expect(rangeOf(line, { line: 3, column: 90, endColumn: 95 })).toEqual({ from: 120, to: 121 });
  });

  it('are none in an empty line', () => {
    expect(rangeOf({ from: 7, text: '' }, { line: 1, column: 1 })).toEqual({ from: 7, to: 7 });
  });
});
