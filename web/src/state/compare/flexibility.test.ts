import { describe, expect, it } from 'vitest';
import type { FlexibilityCell, FlexibilityMatrix } from '../../api/types.ts';
import { liveFlexibility } from './flexibility.ts';

const cells: readonly FlexibilityCell[] = ['java', 'kryo', 'json'].map((codec) => {
  return { codec, change: 'field-added', direction: 'backward', outcome: 'same' };
});

/** A server that tells one cell an answer, and stops measuring after some. */
function server(until: number) {
  const asked: number[] = [];
  const ask = async (from: number): Promise<FlexibilityMatrix> => {
    asked.push(from);
    const items = cells.slice(from, Math.min(from + 1, until));
    return { outcomes: [], codecs: [], changes: [], from, total: 3, measuring: from + 1 < until, items };
  };
  return { asked, ask };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('the matrix', () => {
  it('grows by what the server has tried since, until all is here', async () => {
    const { asked, ask } = server(3);
    const live = liveFlexibility(ask, 0);
    live.start();
    await settled();
    expect(asked).toEqual([0, 1, 2]);
    expect(live.tried.get()).toMatchObject({ state: 'done', matrix: { cells } });
  });

  it('says so when the server stops before the end, and goes on where it was', async () => {
    const early = server(2);
    let ask = early.ask;
    const live = liveFlexibility((from) => ask(from), 0);
    live.start();
    await settled();
    expect(live.tried.get()).toMatchObject({ state: 'failed', error: undefined });
    expect(live.tried.get().matrix?.cells).toHaveLength(2);

    ask = server(3).ask;
    live.start();
    await settled();
    expect(live.tried.get()).toMatchObject({ state: 'done', matrix: { cells } });
  });

  it('keeps what is here when the server cannot be reached', async () => {
    const { ask } = server(2);
    const live = liveFlexibility((from) => (from === 0 ? ask(from) : Promise.reject(new Error('gone'))), 0);
    live.start();
    await settled();
    expect(live.tried.get()).toMatchObject({ state: 'failed', error: new Error('gone'), matrix: { total: 3 } });
  });
});
