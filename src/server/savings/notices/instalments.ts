import { and, eq } from 'drizzle-orm';
import { addDays, daysBetween, type IsoDate, lagosDate, lagosMidnight } from '#domain/dates.ts';
import { INSTALMENT_REMINDER_DAYS } from '#domain/messages.ts';
import { type Kobo, kobo, ZERO_KOBO } from '#domain/money.ts';
import { notify } from '../../messages/audience.ts';
import type { Copy } from '../../messages/copy.ts';
import type { Sending } from '../../messages/send.ts';
import { instalmentDueCopy, instalmentLateCopy } from '../../messages/templates/reminders.ts';
import type { Database } from '../../platform/db/database.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { eachRow } from '../../platform/jobs/each-row.ts';
import { toPlan } from '../open-plans.ts';
import { type ContributionRow, contributionRows, eachContribution } from '../store.ts';
import { unitNameOf } from '../unit-name.ts';
import { meansOf } from './means.ts';

type Reminding = Sending & { readonly db: Database };

/**
 * Reminds buyers of the unpaid instalments of each active contribution: of each one on its `INSTALMENT_REMINDER_DAYS`,
 * with how many late ones come before it and their sum; of one a day at most.
 */
export async function remindInstalments(
  dependencies: Reminding,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  const active = eachContribution(dependencies.db, eq(contributions.status, 'active'));
  await eachRow(active, (row) => remind(dependencies, row), { onFailure, signal });
}

async function remind(dependencies: Reminding, row: ContributionRow): Promise<void> {
  const { db, now } = dependencies;
  const at = now();
  const today = lagosDate(at);
  // Days of two instalments meet only where a change of the plan moved their due days; the older one is more urgent.
  const instalment = toPlan(row, at).unpaid.find(({ dueOn }) =>
    INSTALMENT_REMINDER_DAYS.some((days) => days === daysBetween(today, dueOn)),
  );
  if (!instalment) return;
  const { id, userId } = row.contribution;
  const { dueOn } = instalment;
  const daysLeft = daysBetween(today, dueOn);
  const copy = await reminderCopy(db, { row, dueOn, at });
  if (!copy) return;
  await db.transaction((transaction) =>
    notify(dependencies, transaction, {
      ...(daysLeft >= 0
        ? {
            kind: 'instalment_due',
            // Expires when the next reminder is due, or when an instalment due today becomes late.
            expiresAt: lagosMidnight(daysLeft > 0 ? dueOn : addDays(dueOn, 1)),
          }
        : { kind: 'instalment_late' }),
      copy,
      userId,
      key: `instalment:${id}:${dueOn}:${daysLeft}`,
    }),
  );
}

interface Reminded {
  readonly row: ContributionRow;
  /** The due day of the instalment. */
  readonly dueOn: IsoDate;
  readonly at: Date;
}

/** What the reminder of an instalment says now; null if it is paid, or no longer due on this day. */
async function reminderCopy(db: Database, { row, dueOn, at }: Reminded): Promise<Copy | null> {
  const { unpaid } = toPlan(row, at);
  const instalment = unpaid.find((each) => each.dueOn === dueOn);
  if (!instalment) return null;
  const today = lagosDate(at);
  const isLate = dueOn < today;
  const by = isLate ? today : dueOn;
  // A late reminder may be sent after the next one became late.
  const owed = unpaid.filter((each) => (isLate ? each.dueOn < today : each.dueOn <= dueOn));
  const totalKobo = owed.reduce<Kobo>((sumKobo, { amountKobo }) => kobo(sumKobo + amountKobo), ZERO_KOBO);
  const { id: contributionId, userId } = row.contribution;
  const instalments = {
    ...instalment,
    unitName: unitNameOf(row),
    count: owed.length,
    totalKobo,
    since: owed[0]?.dueOn ?? dueOn,
    means: await meansOf(db, { contributionId, userId, amountKobo: totalKobo, by, at }),
  };
  return isLate
    ? instalmentLateCopy(instalments)
    : instalmentDueCopy(instalments, { isToday: dueOn === today });
}

/** A reminder as it has to be sent now; null if its instalment is paid, or no longer due on that day. */
export async function currentInstalmentCopy(
  { db, now }: Pick<Reminding, 'db' | 'now'>,
  fact: string,
): Promise<Copy | null> {
  const [, id = '', dueOn] = fact.split(':');
  const [row] = await contributionRows(db, and(eq(contributions.id, id), eq(contributions.status, 'active')));
  const at = now();
  const instalment = row && toPlan(row, at).unpaid.find((each) => each.dueOn === dueOn);
  return instalment ? reminderCopy(db, { row, dueOn: instalment.dueOn, at }) : null;
}
