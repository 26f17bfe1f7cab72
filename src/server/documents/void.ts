import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { OperationError } from '../platform/command.ts';
import type { Database } from '../platform/db/database.ts';
import { documents } from '../platform/db/schema/documents.ts';
import { users } from '../platform/db/schema/users.ts';
import type { DocumentRow, Replacement } from './issue.ts';

export interface VoidRequest {
  readonly code: string;
  /** The operator. */
  readonly actor: string;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Voids a document and issues a replacement that names it, in one transaction. Returns the replacement's id.
 * @throws OperationError if no document in force has the code, or its holder's account is erased.
 */
export async function replaceDocument(
  db: Database,
  { code, actor, reason, at }: VoidRequest,
  reissueDocument: (db: Database, old: DocumentRow, replacement: Replacement) => Promise<string>,
): Promise<string> {
  const id = uuidv7();
  return db.transaction(async (transaction) => {
    const [old] = await transaction
      .update(documents)
      .set({ voidedAt: at, voidedById: id, voidReason: reason, voidActor: actor })
      .where(and(eq(documents.code, code), isNull(documents.voidedAt)))
      .returning();
    if (!old) throw new OperationError('No document in force has this code.');
    const [holder] = await transaction
      .select({ erasedAt: users.erasedAt })
      .from(users)
      .where(eq(users.id, old.userId));
    if (holder?.erasedAt)
      throw new OperationError("Its holder's account is erased, so a replacement would name nobody.");
    return reissueDocument(transaction, old, { id, replacesId: old.id });
  });
}

export interface VoidInForceRequest extends Omit<VoidRequest, 'code'> {
  readonly contributionId: string;
  readonly kind: 'letter' | 'terms';
}

/** Voids a contribution's letter or terms without a replacement. Returns whether it had them. */
export async function voidOf(db: Database, voiding: VoidInForceRequest): Promise<boolean> {
  return (await voidInForce(db, voiding, null)) !== null;
}

/**
 * The same, before a replacement that names the voided document is issued in this transaction. Returns the options for
 * issuing it; undefined if there was no document to void.
 */
export async function supersede(db: Database, voiding: VoidInForceRequest): Promise<Replacement | undefined> {
  const id = uuidv7();
  const replacesId = await voidInForce(db, voiding, id);
  return replacesId === null ? undefined : { id, replacesId };
}

async function voidInForce(
  db: Database,
  { contributionId, kind, actor, reason, at }: VoidInForceRequest,
  voidedById: string | null,
): Promise<string | null> {
  const [voided] = await db
    .update(documents)
    .set({ voidedAt: at, voidedById, voidReason: reason, voidActor: actor })
    .where(
      and(eq(documents.contributionId, contributionId), eq(documents.kind, kind), isNull(documents.voidedAt)),
    )
    .returning({ id: documents.id });
  return voided?.id ?? null;
}
