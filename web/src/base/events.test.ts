import { describe, expect, it } from 'vitest';
import { eventReader } from './events.ts';

describe('a stream of events', () => {
  it('is read in whatever pieces it comes', () => {
    const text = ': hello\n\nevent: result\ndata: {"a":1}\n\nevent: end\r\ndata: x\r\ndata: y\r\n\r\n';
    const read = eventReader();
    const events = [...text].flatMap((character) => read(character));
    expect(events).toEqual([
      { event: 'result', data: '{"a":1}' },
      { event: 'end', data: 'x\ny' },
    ]);
  });

  it('keeps what is not whole yet', () => {
    const read = eventReader();
    expect(read('data: one\n')).toEqual([]);
    expect(read('\ndata: two')).toEqual([{ event: 'message', data: 'one' }]);
  });
});
