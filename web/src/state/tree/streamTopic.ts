import { isPhone } from '../../base/screen.ts';
import { navigate, route, type StreamTopic } from '../address/route.ts';

/** Opens what is asked about a Java stream, or closes it. */
export function showTopic(topic: StreamTopic | undefined, move: 'push' | 'replace' = 'replace'): void {
  const now = route.get();
  if (now.view !== 'inspect') return;
  const { topic: _, ...rest } = now;
  navigate(topic === undefined ? rest : { ...rest, topic }, move);
}

/** Makes way for the bytes where the panel covers them: going back brings it back. */
export function makeWayForBytes(): void {
  if (isPhone()) showTopic(undefined, 'push');
}
