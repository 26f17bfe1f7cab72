import { and, asc, eq, gt } from 'drizzle-orm';
import { addDays, daysBetween, type IsoDate, lagosDate, lagosMidnight } from '#domain/dates.ts';
import { INSTALMENT_REMINDER_DAYS } from '#domain/messages.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import { scheduleOn } from '#domain/schedules.ts';
import { notify } from '../../messages/audience.ts';
import type { Copy } from '../../messages/copy.ts';
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
  const { contribution } = row;
  const today = lagosDate(dependencies.now());
  const instalment = nextInstalment(row, today);
  if (!instalment) return;
  const { dueOn } = instalment;
  const daysLeft = daysBetween(today, dueOn);
  if (!INSTALMENT_REMINDER_DAYS.some((days) => days === daysLeft)) return;
  await notify(dependencies, dependencies.db, {
    ...(daysLeft >= 0
      ? {
          kind: 'instalment_due',
          copy: instalmentDueCopy(instalment, daysLeft),
          // Expires when the next reminder is due, or when an instalment due today becomes late.
          expiresAt: lagosMidnight(daysLeft > 0 ? dueOn : addDays(dueOn, 1)),
        }
      : { kind: 'instalment_late', copy: instalmentLateCopy(instalment) }),
    userId: contribution.userId,
    key: `instalment:${contribution.id}:${dueOn}:${daysLeft}`,
  });
}

/** The first unpaid instalment, with what is left of it. */
function nextInstalment(row: ContributionRow, today: IsoDate) {
  const next = scheduleOn(agreedInstalments(row.contribution), { paidKobo: row.paidKobo, today }).find(
    ({ status }) => status !== 'paid',
  );
  return next
    ? {
        unitName: unitNameOf(row),
        amountKobo: kobo(next.amountKobo - next.paidKobo),
        dueOn: next.dueOn,
      }
    : null;
}

/** Whether the instalment in a reminder is still unpaid, with the same due date and amount. */
export async function isInstalmentOpen(
  { db, now }: Pick<Reminding, 'db' | 'now'>,
  fact: string,
  { text }: Copy,
): Promise<boolean> {
  const [, id = '', dueOn] = fact.split(':');
  const [row] = await contributionRows(db, and(eq(contributions.id, id), eq(contributions.status, 'active')));
  const next = row ? nextInstalment(row, lagosDate(now())) : null;
  return next !== null && next.dueOn === dueOn && text.includes(formatNaira(next.amountKobo));
}
