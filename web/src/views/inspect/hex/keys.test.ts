import { describe, expect, it } from 'vitest';
import { cursorAfter } from './keys.ts';

const grid = { perRow: 16, pageRows: 10, size: 340 };

describe('the hex cursor', () => {
  it('moves by byte, row and page', () => {
    expect(cursorAfter('ArrowRight', false, 5, grid)).toBe(6);
    expect(cursorAfter('ArrowDown', false, 5, grid)).toBe(21);
    expect(cursorAfter('PageDown', false, 5, grid)).toBe(165);
  });

  it('goes to the ends of the row, and with Ctrl of the source', () => {
    expect(cursorAfter('Home', false, 21, grid)).toBe(16);
    expect(cursorAfter('End', false, 21, grid)).toBe(31);
    expect(cursorAfter('Home', true, 21, grid)).toBe(0);
    expect(cursorAfter('End', true, 21, grid)).toBe(339);
  });

  it('stays inside the source', () => {
    expect(cursorAfter('ArrowLeft', false, 0, grid)).toBe(0);
    expect(cursorAfter('ArrowUp', false, 5, grid)).toBe(5);
    expect(cursorAfter('End', false, 338, grid)).toBe(339);
    expect(cursorAfter('PageDown', false, 335, grid)).toBe(339);
  });

  it('leaves other keys alone', () => {
    expect(cursorAfter('g', false, 0, grid)).toBeUndefined();
  });
});
