import { and, eq } from 'drizzle-orm';
import type { Kobo } from '#domain/money.ts';
import { canLeave, exitQuote } from '#domain/plans/exits.ts';
import { wrongPassword } from '../../identity/passwords/current-password.ts';
import { getUser, type UserRow } from '../../identity/users/store.ts';
import { notify } from '../../messages/audience.ts';
import type { Sending } from '../../messages/send.ts';
import { exitRequestedCopy, exitWithdrawnCopy } from '../../messages/templates/plans.ts';
import { balance } from '../../money/ledger/ledger.ts';
import { lockWallet } from '../../money/wallet/store.ts';
import type { Database } from '../../platform/db/database.ts';
import { contributionExits } from '../../platform/db/schema/changes.ts';
import { contributions } from '../../platform/db/schema/contributions.ts';
import { limitPerDay } from '../../platform/http/day-limits.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { awaitingPayment, cancelPayment } from '../awaiting-payments.ts';
import { newReference } from '../references.ts';
import { assertOwner } from '../service.ts';
import { contributionRows } from '../store.ts';
import { lockContribution } from '../transitions.ts';
import { unitNameOf } from '../unit-name.ts';
import { latestExit } from './view.ts';

interface Request {
  /** The user as loaded when the password was checked. */
  readonly user: UserRow;
  readonly contributionId: string;
  /** The amount to return in the quote shown to the buyer. */
  readonly returnedKobo: Kobo;
}

/**
 * Requests to leave a plan, after the buyer's password was checked. Cancels the awaiting payment; no more are accepted.
 * Repeating it while a request is open has no effect.
 * @throws HttpError `not_found`, `not_yours`, `not_paid_into`, `contribution_closed`, `figures_outdated`,
 * `too_many_requests`, or `current_password_wrong` if the password has changed since it was checked.
 */
export async function requestExit(
  dependencies: Sending,
  db: Database,
  { contributionId, returnedKobo, user }: Request,
): Promise<void> {
  const { id: userId } = user;
  await assertOwner(db, contributionId, userId);
  await lockWallet(db, userId);
  const at = dependencies.now();
  if ((await getUser(db, userId)).passwordHash !== user.passwordHash) throw wrongPassword();
  await lockContribution(db, contributionId);
  const [row] = await contributionRows(db, eq(contributions.id, contributionId));
  if (!row) throw new HttpError('not_found');
  const { id, status, exitFeeBps, ledgerAccountId } = row.contribution;
  if (status === 'leaving') return;
  if (status === 'pending') throw new HttpError('not_paid_into');
  if (!canLeave(row.contribution) || (status !== 'active' && status !== 'completed'))
    throw new HttpError('contribution_closed');
  const quoted = exitQuote(await balance(db, ledgerAccountId), exitFeeBps);
  if (quoted.returnedKobo !== returnedKobo) throw new HttpError('figures_outdated');
  await limitPerDay(db, { userId, kind: 'leaving', at });
  const reference = newReference('EXT');
  await db.insert(contributionExits).values({
    contributionId: id,
    fromStatus: status,
    ...quoted,
    reference,
    requestedAt: at,
  });
  const awaiting = await awaitingPayment(db, id);
  if (awaiting) await cancelPayment(db, awaiting.id, 'leaving_requested');
  await db.update(contributions).set({ status: 'leaving' }).where(eq(contributions.id, id));
  await notify(dependencies, db, {
    kind: 'exit_requested',
    copy: exitRequestedCopy({ unitName: unitNameOf(row), reference, ...quoted }),
    userId,
    key: `exit-requested:${reference}`,
  });
}

/**
 * Withdraws a request: the contribution continues as before, but awaits nothing until the buyer announces a payment. The
 * buyer gets a message, because no password was asked for.
 * Repeating it has no effect.
 * @throws HttpError `not_found`, `not_yours`, or `exit_closed` if it is decided; `not_found` also if there is none.
 */
export async function withdrawExit(
  dependencies: Sending,
  db: Database,
  { contributionId, userId }: { readonly contributionId: string; readonly userId: string },
): Promise<void> {
  await assertOwner(db, contributionId, userId);
  await lockWallet(db, userId);
  await lockContribution(db, contributionId);
  const latest = await latestExit(db, contributionId);
  if (!latest) throw new HttpError('not_found');
  if (latest.status === 'withdrawn') return;
  if (latest.status !== 'requested') throw new HttpError('exit_closed');
  await db
    .update(contributionExits)
    .set({ status: 'withdrawn', decidedAt: dependencies.now() })
    .where(eq(contributionExits.id, latest.id));
  await resume(db, { contributionId, fromStatus: latest.fromStatus });
  const [row] = await contributionRows(db, eq(contributions.id, contributionId));
  if (!row) throw new HttpError('not_found');
  const { reference } = latest;
  await notify(dependencies, db, {
    kind: 'exit_withdrawn',
    copy: exitWithdrawnCopy({ unitName: unitNameOf(row), reference }),
    userId,
    key: `exit-withdrawn:${reference}`,
  });
}

/** Restores the contribution's previous status after a request was withdrawn or declined. */
export async function resume(
  db: Database,
  { contributionId, fromStatus }: { contributionId: string; fromStatus: 'active' | 'completed' },
): Promise<void> {
  await db
    .update(contributions)
    .set({ status: fromStatus })
    .where(and(eq(contributions.id, contributionId), eq(contributions.status, 'leaving')));
}
