import type { Definition } from '../../api/types.ts';
import { createStore } from '../../base/store.ts';
import { edit, route } from '../address/route.ts';

/** A line of a descriptor. */
export type Wanted = Pick<Definition, 'format' | 'line'>;

/** A place in the descriptor that the editor shall show, once it is there. */
export const wantedLine = createStore<number | undefined>(undefined);

/** A place in a descriptor that the one in the editor imports, which is shown instead of it. */
export const imported = createStore<Wanted | undefined>(undefined);

/**
 * Shows where a descriptor defines something, in the editor, which is opened if need be.
 *
 * @param decoder the format that the tree was decoded with; others are imported by it
 */
export function showDefinition({ format, line }: Wanted, decoder: string): void {
  const now = route.get();
  if (now.view !== 'inspect') return;
  const own = format === decoder;
  imported.set(own ? undefined : { format, line });
  if (own) wantedLine.set(line);
  if (now.editing === undefined) edit(decoder);
}
