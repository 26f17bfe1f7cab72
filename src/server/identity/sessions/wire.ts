import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { session } from '#api/contract/users.ts';
import type { SessionRow } from './sessions.ts';

/** A session as its owner sees it, without the token's hash. */
export const toWireSession = (row: SessionRow, currentTokenHash: string): Camel<z.input<typeof session>> => ({
  id: row.id,
  device: row.device,
  network: row.network,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  current: row.tokenHash === currentTokenHash,
});
