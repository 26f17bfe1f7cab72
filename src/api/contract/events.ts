import * as z from 'zod/mini';
import { CHANGE_KINDS } from './changeKinds.ts';
import { id } from './scalars.ts';

/** What changed: never the data itself, which the page fetches. */
export const change = z.object({ kind: z.enum(CHANGE_KINDS), id });
export type Change = z.output<typeof change>;

/**
 * The events of the stream. `ready`: from now on changes are sent. `changed`: its data is a `change`. `stale`: changes
 * may have been missed, so anything may have changed. `alive`: the connection holds. `replaced`: the same person has
 * opened too many streams since; do not open this one again.
 */
export const STREAM_EVENTS = ['ready', 'changed', 'stale', 'alive', 'replaced'] as const;
export type StreamEvent = (typeof STREAM_EVENTS)[number];

/** How often a stream says that it is alive, at least. */
export const ALIVE_EVERY_MS = 25_000;
