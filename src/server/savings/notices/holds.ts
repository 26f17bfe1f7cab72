import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { lagosDate } from '#domain/dates.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { HOLD_REMINDER_HOURS } from '#domain/messages.ts';
import { LIVE_CONTRIBUTION_STATUSES } from '#domain/statuses.ts';
import { notify } from '../../messages/audience.ts';
import type { Copy } from '../../messages/copy.ts';
import type { Sending } from '../../messages/send.ts';
import { holdEndedCopy, holdEndingCopy } from '../../messages/templates/reminders.ts';
import type { Database } from '../../platform/db/database.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { eachRow, type Sweeping } from '../../platform/jobs/each-row.ts';
import { awaitingPayment } from '../awaiting-payments.ts';
import { toPlan } from '../open-plans.ts';
import { type ContributionRow, contributionRows, eachContribution } from '../store.ts';
import { unitNameOf } from '../unit-name.ts';
import { meansOf } from './means.ts';

type Reminding = Sending & { readonly db: Database };

/** Longer than any expected downtime. */
const ENDED_WITHIN_MS = 48 * HOUR_MS;

/** Reminds buyers of holds that end soon, and notifies them of ended ones; once per hold. */
export async function remindHolds(
  dependencies: Reminding,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  const sweeping = { onFailure, signal };
  for (const hours of HOLD_REMINDER_HOURS) await remindOfEnd(dependencies, hours, sweeping);
  await notifyOfEnded(dependencies, sweeping);
}

/**
 * Reminds of the holds with so many hours left, but more than the next reminder's, which says the same. Holds that were
 * shorter from the start get no such reminder.
 */
async function remindOfEnd(dependencies: Reminding, hours: number, sweeping: Sweeping): Promise<void> {
  const { db, now } = dependencies;
  const at = now();
  const nextHours = Math.max(0, ...HOLD_REMINDER_HOURS.filter((each) => each < hours));
  const isEnding = and(
    eq(contributions.status, 'pending'),
    gt(contributions.holdExpiresAt, new Date(at.getTime() + nextHours * HOUR_MS)),
    lte(contributions.holdExpiresAt, new Date(at.getTime() + hours * HOUR_MS)),
  );
  const remind = async (row: ContributionRow): Promise<void> => {
    const { id, userId, createdAt, holdExpiresAt } = row.contribution;
    if (!holdExpiresAt || holdExpiresAt.getTime() - createdAt.getTime() <= hours * HOUR_MS) return;
    const copy = await endingCopy(db, row, at);
    if (!copy) return;
    await db.transaction((transaction) =>
      notify(dependencies, transaction, {
        kind: 'hold_ending',
        copy,
        userId,
        key: `hold-ending:${id}:${hours}`,
        expiresAt: holdExpiresAt,
      }),
    );
  };
  await eachRow(eachContribution(db, isEnding), remind, sweeping);
}

/** What the reminder of a hold says now; null if it has ended. */
async function endingCopy(db: Database, row: ContributionRow, at: Date): Promise<Copy | null> {
  const { id: contributionId, userId, holdExpiresAt } = row.contribution;
  const [first] = toPlan(row, at).unpaid;
  if (!holdExpiresAt || !first) return null;
  const awaiting = await awaitingPayment(db, contributionId);
  const amountKobo = awaiting?.amountKobo ?? first.amountKobo;
  const by = lagosDate(holdExpiresAt);
  const means = await meansOf(db, { contributionId, userId, amountKobo, by, at });
  return holdEndingCopy({
    unitName: unitNameOf(row),
    endsAt: holdExpiresAt,
    amountKobo: awaiting?.amountKobo ?? null,
    // A payment of another amount than the first instalment reserves the unit too.
    means: means.kind === 'lacking' && amountKobo !== first.amountKobo ? { kind: 'transfer' } : means,
  });
}

async function notifyOfEnded(dependencies: Reminding, sweeping: Sweeping): Promise<void> {
  const { db, now, settings } = dependencies;
  const since = new Date(now().getTime() - ENDED_WITHIN_MS);
  const isEnded = and(eq(contributions.status, 'expired'), gt(contributions.closedAt, since));
  const notifyBuyer = (row: ContributionRow): Promise<void> =>
    db.transaction(async (transaction) => {
      if (await isHeldAgain(transaction, row)) return;
      await notify(dependencies, transaction, {
        kind: 'hold_ended',
        copy: holdEndedCopy(settings.productName, { unitName: unitNameOf(row) }),
        userId: row.contribution.userId,
        key: `hold-ended:${row.contribution.id}`,
      });
    });
  await eachRow(eachContribution(db, isEnded), notifyBuyer, sweeping);
}

/** Whether the buyer has chosen the unit again since the hold ended. */
async function isHeldAgain(db: Database, { contribution }: ContributionRow): Promise<boolean> {
  const { userId, apartmentId } = contribution;
  const isAgain = and(
    eq(contributions.userId, userId),
    eq(contributions.apartmentId, apartmentId),
    inArray(contributions.status, [...LIVE_CONTRIBUTION_STATUSES]),
  );
  return (await db.$count(contributions, isAgain)) > 0;
}

/** Whether the buyer of an ended hold has not chosen its unit again. */
export async function isHoldStillEnded(db: Database, fact: string): Promise<boolean> {
  const [, id = ''] = fact.split(':');
  const [row] = await contributionRows(db, eq(contributions.id, id));
  return !row || !(await isHeldAgain(db, row));
}

/** The reminder of a hold as it has to be sent now; null if the hold no longer waits for its first payment. */
export async function currentHoldCopy(
  { db, now }: Pick<Reminding, 'db' | 'now'>,
  fact: string,
): Promise<Copy | null> {
  const [, id = ''] = fact.split(':');
  const [row] = await contributionRows(
    db,
    and(eq(contributions.id, id), eq(contributions.status, 'pending')),
  );
  return row ? endingCopy(db, row, now()) : null;
}
