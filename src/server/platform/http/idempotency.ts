import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/users.ts';
import { Fault } from './fault.ts';

const KEY = /^[\x20-\x7e]{1,200}$/;

/**
 * Runs a call once per caller and `Idempotency-Key`: the answer is kept in the transaction that makes it, and a
 * repetition, even one that comes at the same moment, gets that answer.
 * @throws Fault `idempotency_key_missing` without the header, `idempotency_key_reused` when the key was used with
 * another body.
 */
export async function idempotently<Answer>(
  db: Database,
  { request, userId, call }: { request: FastifyRequest; userId: string; call: string },
  run: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  const key = readKey(request);
  const requestHash = createHash('sha256')
    .update(JSON.stringify([request.params, request.body]))
    .digest('hex');
  return db.transaction(async (transaction) => {
    // A second caller waits here until the first has committed, then finds its answer.
    const [claimed] = await transaction
      .insert(idempotencyKeys)
      .values({ userId, key, call, requestHash })
      .onConflictDoNothing()
      .returning({ id: idempotencyKeys.id });
    if (!claimed) return keptAnswer<Answer>(transaction, { userId, key, call, requestHash });
    const answer = await run(transaction);
    await transaction
      .update(idempotencyKeys)
      .set({ answerBody: JSON.stringify(answer) })
      .where(eq(idempotencyKeys.id, claimed.id));
    return answer;
  });
}

async function keptAnswer<Answer>(
  db: Database,
  { userId, key, call, requestHash }: { userId: string; key: string; call: string; requestHash: string },
): Promise<Answer> {
  const [kept] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answerBody: idempotencyKeys.answerBody })
    .from(idempotencyKeys)
    .where(
      and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key)),
    );
  if (!kept?.answerBody || kept.requestHash !== requestHash) throw new Fault('idempotency_key_reused');
  return JSON.parse(kept.answerBody) as Answer;
}

/** @throws Fault `idempotency_key_missing`, or `malformed_request` for a key that is none. */
function readKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (key === undefined) throw new Fault('idempotency_key_missing');
  if (typeof key !== 'string' || !KEY.test(key)) throw new Fault('malformed_request');
  return key;
}
