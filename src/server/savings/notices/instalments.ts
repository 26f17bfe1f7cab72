import { and, asc, eq, gt } from 'drizzle-orm';
import { daysBetween, lagosDate } from '#domain/dates.ts';
import { INSTALMENT_REMINDER_DAYS } from '#domain/messages.ts';
import { kobo } from '#domain/money.ts';
import { scheduleOn } from '#domain/schedules.ts';
import { notify } from '../../messages/audience.ts';
import type { Sending } from '../../messages/send.ts';
import { instalmentDueCopy, instalmentLateCopy } from '../../messages/templates/reminders.ts';
import type { Database } from '../../platform/db/database.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { agreedInstalments } from '../agreed-quote.ts';
import { type ContributionRow, contributionRows } from '../store.ts';
import { unitNameOf } from './unit-name.ts';

const BATCH = 200;

type Reminding = Sending & { readonly db: Database };

/** Reminds buyers of the first unpaid instalment of each active contribution, on the `INSTALMENT_REMINDER_DAYS`. */
export async function remindInstalments(
  dependencies: Reminding,
  onFailure: (error: unknown) => void,
): Promise<void> {
  let after: string | null = null;
  do {
    const ids: string[] = await activeIds(dependencies.db, after);
    for (const id of ids) {
      const [row] = await contributionRows(dependencies.db, eq(contributions.id, id));
      if (row) await remind(dependencies, row).catch(onFailure);
    }
    after = ids.length === BATCH ? (ids.at(-1) ?? null) : null;
  } while (after);
}

async function activeIds(db: Database, after: string | null): Promise<string[]> {
  const rows = await db
    .select({ id: contributions.id })
    .from(contributions)
    .where(and(eq(contributions.status, 'active'), after === null ? undefined : gt(contributions.id, after)))
    .orderBy(asc(contributions.id))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

async function remind(dependencies: Reminding, row: ContributionRow): Promise<void> {
  const { contribution, paidKobo } = row;
  const today = lagosDate(dependencies.now());
  const next = scheduleOn(agreedInstalments(contribution), { paidKobo, today }).find(
    ({ status }) => status !== 'paid',
  );
  if (!next) return;
  const daysLeft = daysBetween(today, next.dueOn);
  if (!INSTALMENT_REMINDER_DAYS.some((days) => days === daysLeft)) return;
  const instalment = {
    unitName: unitNameOf(row),
    amountKobo: kobo(next.amountKobo - next.paidKobo),
    dueOn: next.dueOn,
  };
  await notify(dependencies, dependencies.db, {
    ...(daysLeft >= 0
      ? { kind: 'instalment_due', copy: instalmentDueCopy(instalment, daysLeft) }
      : { kind: 'instalment_late', copy: instalmentLateCopy(instalment, -daysLeft) }),
    userId: contribution.userId,
    key: `instalment:${contribution.id}:${next.dueOn}:${daysLeft}`,
  });
}
