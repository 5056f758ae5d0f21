import { at, json, jsonBody } from './request.ts';
import type { Layout } from './types.ts';

/** What messages of one unknown format have in common, each a dump. */
export const alignMessages = (dumps: readonly string[]) =>
  json<Layout>(at('layouts'), { method: 'POST', ...jsonBody({ dumps }) });
