import * as z from 'zod/mini';
import { CHANGE_KINDS } from './changeKinds.ts';
import { id } from './scalars.ts';

/** What changed, without the data, which the page fetches. */
export const change = z.object({ kind: z.enum(CHANGE_KINDS), id });
export type Change = z.output<typeof change>;

/**
 * Events of the stream. `ready`: changes are sent from now on. `changed`: the data is a `change`. `stale`: changes may
 * have been missed. `alive`: keep-alive. `replaced`: the same user has opened too many newer streams; do not reconnect.
 */
export const STREAM_EVENTS = ['ready', 'changed', 'stale', 'alive', 'replaced'] as const;
export type StreamEvent = (typeof STREAM_EVENTS)[number];

/** Maximum interval between keep-alive events. */
export const KEEP_ALIVE_INTERVAL_MS = 25_000;
