import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/users.ts';
import { HttpError } from './http-error.ts';

const KEY = /^[\x20-\x7e]{1,200}$/;

interface IdempotentCall {
  readonly request: Pick<FastifyRequest, 'headers' | 'params' | 'body'>;
  readonly userId: string;
  readonly call: string;
  /**
   * What a repeat must have in common with the first call; by default params and body. Must not include secrets: a
   * password could be guessed from the stored hash.
   */
  readonly details?: unknown;
}

/**
 * Runs a call once per user and `Idempotency-Key`. The response is stored in the transaction of the call's effects, and
 * a repeat, even a concurrent one, gets that response.
 * @throws HttpError `idempotency_key_missing` without the header, `malformed_request` if it is malformed,
 * `idempotency_key_reused` if the key was used with other `details`.
 */
export async function idempotently<Result>(
  db: Database,
  { request, userId, call, details = [request.params, request.body] }: IdempotentCall,
  run: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const key = readKey(request);
  if (key === null) throw new HttpError('idempotency_key_missing');
  const requestHash = sha256(details);
  return db.transaction(async (transaction) => {
    // A concurrent repeat waits here until the first call has committed, and then finds its response.
    const [claimed] = await transaction
      .insert(idempotencyKeys)
      .values({ userId, key, call, requestHash })
      .onConflictDoNothing()
      .returning({ id: idempotencyKeys.id });
    if (!claimed) return storedResponse<Result>(transaction, { userId, key, call, requestHash });
    const result = await run(transaction);
    await transaction
      .update(idempotencyKeys)
      .set({ responseBody: JSON.stringify(result) })
      .where(eq(idempotencyKeys.id, claimed.id));
    return result;
  });
}

async function storedResponse<Result>(
  db: Database,
  { userId, key, call, requestHash }: { userId: string; key: string; call: string; requestHash: string },
): Promise<Result> {
  const [stored] = await db
    .select({ requestHash: idempotencyKeys.requestHash, responseBody: idempotencyKeys.responseBody })
    .from(idempotencyKeys)
    .where(
      and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key)),
    );
  if (!stored?.responseBody || stored.requestHash !== requestHash)
    throw new HttpError('idempotency_key_reused');
  return JSON.parse(stored.responseBody) as Result;
}

/**
 * Identifies a call of a visitor, who has no user to store a key for: the SHA-256 (hex) of its `Idempotency-Key` and
 * body, to be unique among what the call creates. Without the body, a guessed key would reveal what another visitor
 * created. Null without the header.
 * @throws HttpError `malformed_request` for a malformed key.
 */
export function requestDigest(request: Pick<FastifyRequest, 'headers' | 'body'>): string | null {
  const key = readKey(request);
  return key === null ? null : sha256([key, request.body]);
}

const sha256 = (details: unknown): string =>
  createHash('sha256').update(JSON.stringify(details)).digest('hex');

/** @throws HttpError `malformed_request` for a malformed key. */
function readKey(request: Pick<FastifyRequest, 'headers'>): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw new HttpError('malformed_request');
  return key;
}
