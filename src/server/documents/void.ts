import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { OperationError } from '../platform/command.ts';
import type { Database } from '../platform/db/database.ts';
import { documents } from '../platform/db/schema/documents.ts';
import type { DocumentRow, Replacement } from './issue.ts';

export interface Voiding {
  readonly code: string;
  /** The operator. */
  readonly actor: string;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Voids a document and has another issued in its place, which names it, in one transaction. Returns the new one's id.
 * @throws OperationError where no document in force has the code.
 */
export async function replaceDocument(
  db: Database,
  { code, actor, reason, at }: Voiding,
  issueAgain: (db: Database, old: DocumentRow, replacement: Replacement) => Promise<string>,
): Promise<string> {
  const id = uuidv7();
  return db.transaction(async (transaction) => {
    const [old] = await transaction
      .update(documents)
      .set({ voidedAt: at, voidedById: id, voidReason: reason, voidActor: actor })
      .where(and(eq(documents.code, code), isNull(documents.voidedAt)))
      .returning();
    if (!old) throw new OperationError('No document in force has this code.');
    return issueAgain(transaction, old, { id, replacesId: old.id });
  });
}

/** Voids the allocation letter in force of a contribution, if it has one, with none in its place. */
export async function voidLetter(
  db: Database,
  { contributionId, actor, reason, at }: Omit<Voiding, 'code'> & { readonly contributionId: string },
): Promise<void> {
  await db
    .update(documents)
    .set({ voidedAt: at, voidReason: reason, voidActor: actor })
    .where(
      and(
        eq(documents.contributionId, contributionId),
        eq(documents.kind, 'letter'),
        isNull(documents.voidedAt),
      ),
    );
}
