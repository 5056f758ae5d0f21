import { describe, expect, it } from 'vitest';
import { chosenUpTo, withAll } from './choosing.ts';

const listed = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

describe('choosing dumps', () => {
  it('adds one, or takes it away', () => {
    expect(chosenUpTo(['x'], listed, { id: 'b', from: undefined, isChosen: true })).toEqual(['x', 'b']);
    expect(chosenUpTo(['x', 'b'], listed, { id: 'b', from: undefined, isChosen: false })).toEqual(['x']);
  });

  it('does so with all up to the last one, in either direction', () => {
    expect(chosenUpTo(['a'], listed, { id: 'c', from: 'a', isChosen: true })).toEqual(['a', 'b', 'c']);
    expect(chosenUpTo(['a', 'b', 'c'], listed, { id: 'b', from: 'd', isChosen: false })).toEqual(['a']);
  });

  it('forgets a last one that is no longer listed', () => {
    expect(chosenUpTo([], listed, { id: 'c', from: 'gone', isChosen: true })).toEqual(['c']);
  });

  it('adds all that are listed, once', () => {
    expect(withAll(['d', 'x'], listed)).toEqual(['d', 'x', 'a', 'b', 'c']);
  });
});
