import { and, eq, isNull } from 'drizzle-orm';
import { letterPath } from '#domain/documents.ts';
import { contributionSlug } from '#domain/listings/slugs.ts';
import { notify } from '../../messages/audience.ts';
import type { Sending } from '../../messages/send.ts';
import { letterIssuedCopy } from '../../messages/templates/payments.ts';
import type { Database } from '../../platform/db/database.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { documents } from '../../platform/db/schema/documents.ts';
import { contributionRows } from '../store.ts';
import { unitNameOf } from '../unit-name.ts';

/** Whether a contribution has an allocation letter in force. */
export async function hasLetter(db: Database, contributionId: string): Promise<boolean> {
  const [letter] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.contributionId, contributionId),
        eq(documents.kind, 'letter'),
        isNull(documents.voidedAt),
      ),
    );
  return letter !== undefined;
}

/** Notifies the buyer of a letter that was issued later than its target was met. */
export async function notifyOfLetter(
  dependencies: Sending,
  transaction: Database,
  contributionId: string,
): Promise<void> {
  const [row] = await contributionRows(transaction, eq(contributions.id, contributionId));
  if (!row) return;
  const { id, userId } = row.contribution;
  await notify(dependencies, transaction, {
    kind: 'letter_issued',
    copy: letterIssuedCopy({
      unitName: unitNameOf(row),
      path: letterPath(contributionSlug(row.property.title, id)),
    }),
    userId,
    key: `letter-issued:${id}`,
  });
}
