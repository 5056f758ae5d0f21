import type { Definition } from '../api/types.ts';
import { createStore } from '../base/store.ts';
import { edit, route } from './route.ts';

/** A place in the descriptor that the editor shall show, once it is there. */
export const wantedLine = createStore<number | undefined>(undefined);

/** Shows where a descriptor defines something, in the editor, which is opened if need be. */
export function showDefinition({ format, line }: Pick<Definition, 'format' | 'line'>): void {
  const now = route.get();
  if (now.view !== 'inspect') return;
  wantedLine.set(line);
  if (now.editing === undefined) edit(format);
}
