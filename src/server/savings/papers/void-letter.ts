import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { documents } from '../../platform/db/schema/documents.ts';

interface Voided {
  readonly contributionId: string;
  readonly actor: string;
  readonly reason: string;
  readonly at: Date;
}

/** Voids the allocation letter of a contribution that was left, with nothing in its place: anyone who checks it sees so. */
export async function voidLetter(db: Database, { contributionId, actor, reason, at }: Voided): Promise<void> {
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
