import { describe, expect, it } from 'vitest';
import { moveFor } from './keys.ts';

const at = (row: number, open?: boolean) => ({ row, rows: 10_000_000, pageRows: 40, open });

describe('tree keys', () => {
  it('open a closed field, then enter it', () => {
    expect(moveFor('ArrowRight', at(5, false))).toEqual({ kind: 'open' });
    expect(moveFor('ArrowRight', at(5, true))).toEqual({ kind: 'row', row: 6 });
    expect(moveFor('ArrowRight', at(5))).toBeUndefined();
  });

  it('close an open field, then leave to its parent', () => {
    expect(moveFor('ArrowLeft', at(5, true))).toEqual({ kind: 'close' });
    expect(moveFor('ArrowLeft', at(5, false))).toEqual({ kind: 'parent' });
    expect(moveFor('ArrowLeft', at(5))).toEqual({ kind: 'parent' });
  });

  it('reach the last of ten million rows', () => {
    expect(moveFor('End', at(5))).toEqual({ kind: 'row', row: 9_999_999 });
    expect(moveFor('PageDown', at(9_999_990))).toEqual({ kind: 'row', row: 9_999_999 });
    expect(moveFor('ArrowUp', at(0))).toEqual({ kind: 'row', row: 0 });
  });
});
