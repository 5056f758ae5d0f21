/** One event of a `text/event-stream`. */
export type StreamEvent = { readonly event: string; readonly data: string };

/**
 * Takes a `text/event-stream` apart, in whatever pieces it comes: feed it text, get the events that are whole.
 * Comments and ids are skipped, since nobody reconnects.
 */
export function eventReader(): (piece: string) => StreamEvent[] {
  let rest = '';
  return (piece) => {
    rest = (rest + piece).replaceAll('\r\n', '\n');
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(eventOf).filter(({ data }) => data !== '');
  };
}

function eventOf(block: string): StreamEvent {
  const fields = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line));
  const all = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
  return { event: all('event').at(-1) ?? 'message', data: all('data').join('\n') };
}
