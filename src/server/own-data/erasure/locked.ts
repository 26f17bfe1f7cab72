import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { lockSubject } from '../../identity/codes/store.ts';
import { userSubject } from '../../identity/codes/subjects.ts';
import { deletePicture } from '../../identity/jobs.ts';
import { getUser, type UserRow, updateUser } from '../../identity/users/store.ts';
import { lockWallet } from '../../money/wallet/store.ts';
import type { Database } from '../../platform/db/database.ts';
import { accountErasures, users } from '../../platform/db/schema/users.ts';
import { errorChain, errorCode } from '../../platform/error-chain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { deletePersonalRows } from './delete-rows.ts';
import { isSettled, readUnsettled } from './unsettled.ts';

/** The longest wait for one lock: below PostgreSQL's `deadlock_timeout` of a second. */
const LOCK_TIMEOUT_MS = 300;
const ATTEMPTS = 40;
const PAUSE_MS = 50;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs a transaction with a locked account. Other requests of the user may hold the user's row (through a foreign key)
 * and wait for the wallet locked here: this transaction never waits for the row, but gives the wallet up, so that they
 * can go on, and tries again.
 * @throws HttpError `session_expired` if the account is erased.
 */
export async function withLockedAccount(
  db: Database,
  userId: string,
  run: (transaction: Database, locked: UserRow) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(async (transaction) => {
        await transaction.execute(sql`set local lock_timeout = ${sql.raw(`'${LOCK_TIMEOUT_MS}ms'`)}`);
        await lockSubject(transaction, userSubject(userId).key);
        await lockWallet(transaction, userId);
        await transaction
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, userId))
          .for('update', { noWait: true });
        await run(transaction, await getUser(transaction, userId));
      });
    } catch (error) {
      const isBusy = errorChain(error).some((cause) => errorCode(cause) === LOCK_NOT_AVAILABLE);
      if (!isBusy || attempt === ATTEMPTS) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

interface LockedErasure {
  readonly user: UserRow;
  readonly erasedAt: Date;
}

/**
 * Deletes the personal data of a locked account, clears its row, and enqueues the deletion of the picture. The ledger
 * stays.
 * @throws HttpError `erasure_not_possible`
 */
export async function eraseLocked(
  jobs: JobQueue,
  transaction: Database,
  { user, erasedAt }: LockedErasure,
): Promise<void> {
  const { id: userId, pictureName } = user;
  if (!isSettled(await readUnsettled(transaction, userId))) throw new HttpError('erasure_not_possible');
  if (pictureName !== null) await jobs.enqueue(transaction, deletePicture, { pictureName });
  const deleted = await deletePersonalRows(transaction, user);
  await updateUser(transaction, userId, { ...ERASED_USER, updatedAt: erasedAt, erasedAt });
  await transaction.insert(accountErasures).values({ userId, erasedAt, deleted });
}

/** The row of an erased user. A new personal column must be added here. */
const ERASED_USER: Omit<UserRow, 'id' | 'createdAt' | 'updatedAt' | 'erasedAt'> = {
  firstName: '',
  lastName: '',
  nameChangedAt: null,
  email: '',
  emailVerifiedAt: null,
  phone: '',
  phoneVerifiedAt: null,
  pendingEmail: null,
  pendingPhone: null,
  passwordHash: '',
  roles: [],
  pictureName: null,
  dateOfBirth: null,
  employmentStatus: null,
  kinName: null,
  kinRelation: null,
  kinPhone: null,
};
