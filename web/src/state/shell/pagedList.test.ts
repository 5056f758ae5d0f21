import { describe, expect, it } from 'vitest';
import { listWindow, PagedList } from './pagedList.ts';

const settled = () => new Promise((resume) => setTimeout(resume));

describe('a list in pages', () => {
  it('asks for its first page at once, and knows its length from that', async () => {
    const list = new PagedList(async ({ from }) => ({ total: 1_000_000, items: [from] }));
    expect(list.total.get()).toBeUndefined();
    await settled();
    expect(list.total.get()).toBe(1_000_000);
    expect(list.at(0)).toBe(0);
  });

  it('fetches the pages in sight alone, and gives up those that are left', async () => {
    const asked: number[] = [];
    const aborted: number[] = [];
    const list = new PagedList<string>(({ from, limit }, signal) => {
      asked.push(from);
      signal.addEventListener('abort', () => aborted.push(from));
      return new Promise((resume) =>
        setTimeout(() => resume({ total: 1_000_000, items: Array.from({ length: limit }, (_, i) => `${from + i}`) })),
      );
    });
    list.want(5 * listWindow - 1, 5 * listWindow + 30);
    await settled();
    await settled();
    expect(asked).toEqual([0, 4 * listWindow, 5 * listWindow]);
    expect(aborted).toEqual([0]);
    expect(list.at(5 * listWindow + 29)).toBe(String(5 * listWindow + 29));
    expect(list.at(900_000)).toBeUndefined();
  });
});
