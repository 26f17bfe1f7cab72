import { and, eq, gt, lte } from 'drizzle-orm';
import { HOUR_MS } from '#domain/durations.ts';
import { HOLD_REMINDER_HOURS } from '#domain/messages.ts';
import { notify } from '../../messages/audience.ts';
import type { Sending } from '../../messages/send.ts';
import { holdEndedCopy, holdEndingCopy } from '../../messages/templates/reminders.ts';
import type { Database } from '../../platform/db/database.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { awaitingPayments, type ContributionRow, contributionRows } from '../store.ts';
import { unitNameOf } from './unit-name.ts';

type Reminding = Sending & { readonly db: Database };
type OnFailure = (error: unknown) => void;

/** Longer than any expected downtime. */
const ENDED_WITHIN_MS = 48 * HOUR_MS;

/** Reminds buyers of holds that end soon, and notifies them of ended ones; once per hold. */
export async function remindHolds(dependencies: Reminding, onFailure: OnFailure): Promise<void> {
  for (const hours of HOLD_REMINDER_HOURS) await remindOfEnd(dependencies, hours, onFailure);
  await notifyOfEnded(dependencies, onFailure);
}

/** Holds that were shorter from the start get no such reminder. */
async function remindOfEnd(dependencies: Reminding, hours: number, onFailure: OnFailure): Promise<void> {
  const { db, now } = dependencies;
  const at = now();
  const isEnding = and(
    eq(contributions.status, 'pending'),
    gt(contributions.holdExpiresAt, at),
    lte(contributions.holdExpiresAt, new Date(at.getTime() + hours * HOUR_MS)),
  );
  const rows = await contributionRows(db, isEnding);
  const awaiting = await awaitingPayments(
    db,
    rows.map(({ contribution }) => contribution.id),
  );
  for (const row of rows) {
    const { id, userId, createdAt, holdExpiresAt } = row.contribution;
    if (!holdExpiresAt || holdExpiresAt.getTime() - createdAt.getTime() <= hours * HOUR_MS) continue;
    const amountKobo = awaiting.get(id)?.amountKobo ?? null;
    await notify(dependencies, db, {
      kind: 'hold_ending',
      copy: holdEndingCopy({ unitName: unitNameOf(row), endsAt: holdExpiresAt, amountKobo }),
      userId,
      key: `hold-ending:${id}:${hours}`,
      expiresAt: holdExpiresAt,
    }).catch(onFailure);
  }
}

async function notifyOfEnded(dependencies: Reminding, onFailure: OnFailure): Promise<void> {
  const { db, now, settings } = dependencies;
  const since = new Date(now().getTime() - ENDED_WITHIN_MS);
  const isEnded = and(eq(contributions.status, 'expired'), gt(contributions.closedAt, since));
  const tell = (row: ContributionRow): Promise<void> =>
    notify(dependencies, db, {
      kind: 'hold_ended',
      copy: holdEndedCopy(settings.productName, { unitName: unitNameOf(row) }),
      userId: row.contribution.userId,
      key: `hold-ended:${row.contribution.id}`,
    });
  for (const row of await contributionRows(db, isEnded)) await tell(row).catch(onFailure);
}

/** Whether a hold still waits for its first payment; its reminder expires with it. */
export async function isHoldOpen(db: Database, fact: string): Promise<boolean> {
  const [, id = ''] = fact.split(':');
  return (
    (await db.$count(contributions, and(eq(contributions.id, id), eq(contributions.status, 'pending')))) > 0
  );
}
