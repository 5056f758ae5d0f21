import { createStore } from '../../base/store.ts';
import type { OpenTree } from './openTree.ts';

/** Whether a message is being explained: the dialog for it is open. */
export const explaining = createStore(false);

/** The tree on screen, whose fields a message can be about. */
export const onScreen = createStore<OpenTree | undefined>(undefined);
