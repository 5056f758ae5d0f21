import { describe, expect, it } from 'vitest';
import type { FormatField, FormatType } from '../../api/types.ts';
import { cardWidth, layOut } from './diagram.ts';
import { shortType, termsOf, typeOf } from './fieldWords.ts';

const field = (name: string, ...targets: string[]): FormatField => ({
  name,
  kind: 'sequential',
  type: targets[0] ?? 'u4',
  line: 1,
  targets,
});
const type = (name: string, ...fields: FormatField[]): FormatType => ({
  name,
  line: 1,
  depth: 0,
  parameters: [],
  fields,
});

describe('the diagram of a format', () => {
  const png = type('png', field('magic'), field('header', 'png::header'), field('chunks', 'png::chunk'));
  const header = type('png::header', field('width'));
  const chunk = type('png::chunk', field('next', 'png::chunk'), field('whole', 'png'));
  const unused = type('png::unused');
  const { cards, links, width, height } = layOut([png, header, chunk, unused]);
  const at = (name: string) => cards.find((card) => card.type.name === name);

  it('has the top at the left, what it is made of beside it, and what nothing uses last', () => {
    expect(at('png')).toMatchObject({ x: 0, y: 0 });
    expect(at('png::header')?.x).toBe(at('png::chunk')?.x);
    expect(at('png::header')?.x).toBeGreaterThan(cardWidth);
    expect(at('png::unused')?.x).toBeGreaterThan(at('png::chunk')?.x ?? 0);
  });

  it('has no card over another, and none outside', () => {
    const [a, b] = [at('png::header'), at('png::chunk')];
    expect(b?.y).toBeGreaterThan((a?.y ?? 0) + (a?.height ?? 0));
    for (const card of cards) {
      expect(card.x + cardWidth).toBeLessThanOrEqual(width);
      expect(card.y + card.height).toBeLessThanOrEqual(height);
    }
  });

  it('has lines to the right only: a type that holds itself has none', () => {
    expect(links.map(({ key }) => key)).toEqual(['png header png::header', 'png chunks png::chunk']);
  });

  it('is empty where a format has no structure to show', () => {
    expect(layOut([])).toEqual({ cards: [], links: [], width: 0, height: 0 });
  });
});

describe('the words of a field', () => {
  it.each([
    [{ ...field('a'), repeat: 'count' }, 'u4[count]'],
    [{ ...field('a'), repeat: 'to the end' }, 'u4[ ] to the end'],
    [{ ...field('a'), type: '', kind: 'calculated' as const }, 'calculated'],
    [{ ...field('a'), type: '' }, 'bytes'],
  ])('%#', (of, words) => {
    expect(typeOf(of)).toBe(words);
  });

  it('list only what is said', () => {
    expect(termsOf({ ...field('a'), size: 'length * 2', if: 'flag' })).toEqual([
      ['size', 'length * 2'],
      ['if', 'flag'],
    ]);
    expect(shortType('png::chunk')).toBe('chunk');
  });
});
