import { eq } from 'drizzle-orm';
import { lockSubject } from '../../identity/codes/store.ts';
import { userSubject } from '../../identity/codes/subjects.ts';
import { assertCurrentPassword, wrongPassword } from '../../identity/passwords/current-password.ts';
import { getUser, type UserRow, updateUser } from '../../identity/users/store.ts';
import { verifiedDestinations } from '../../messages/destinations.ts';
import { sendMessages } from '../../messages/send.ts';
import { accountErasedCopy } from '../../messages/templates/account.ts';
import { lockWallet } from '../../money/wallet/store.ts';
import type { Database } from '../../platform/db/database.ts';
import { accountErasures, users } from '../../platform/db/schema/users.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { deletePersonalRows } from './delete-rows.ts';
import { isSettled, readUnsettled } from './unsettled.ts';

interface Request {
  readonly userId: string;
  readonly currentPassword: string;
  readonly network: string;
}

/**
 * Erases a person's account in one transaction: what is personal is deleted, the row of the person is emptied, the ledger
 * stays, and one last message goes to the proven phone and email. The locks make a transfer, a payment or a login wait; a
 * later one finds the account erased.
 * @param onLeftover called when the picture could not be deleted from its store.
 * @throws HttpError `current_password_wrong`, `too_many_requests`, `erasure_not_possible`, or `session_expired` where it is
 * erased already.
 */
export async function eraseAccount(
  dependencies: Dependencies,
  { userId, ...proof }: Request,
  onLeftover: (error: unknown) => void,
): Promise<void> {
  const { db, media } = dependencies;
  const user = await getUser(db, userId);
  await assertCurrentPassword(dependencies, user, proof);
  const pictureName = await db.transaction(async (transaction) => {
    await lockSubject(transaction, userSubject(userId).key);
    await lockWallet(transaction, userId);
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const locked = await getUser(transaction, userId);
    if (locked.erasedAt !== null) throw new HttpError('session_expired');
    if (locked.passwordHash !== user.passwordHash) throw wrongPassword();
    if (!isSettled(await readUnsettled(transaction, userId))) throw new HttpError('erasure_not_possible');
    await erase(dependencies, transaction, locked);
    return locked.pictureName;
  });
  if (pictureName !== null) await media.delete(pictureName).catch(onLeftover);
}

async function erase(dependencies: Dependencies, db: Database, user: UserRow): Promise<void> {
  const { now, settings } = dependencies;
  const erasedAt = now();
  const deleted = await deletePersonalRows(db, user);
  await updateUser(db, user.id, { ...NOBODY, updatedAt: erasedAt, erasedAt });
  await db.insert(accountErasures).values({ userId: user.id, erasedAt, deleted });
  const message = {
    kind: 'account_erased',
    copy: accountErasedCopy(settings.productName),
    userId: null,
  } as const;
  await sendMessages(dependencies, db, message, verifiedDestinations(user));
}

/** What the row of an erased person holds: a new column has to be decided on here. */
const NOBODY: Omit<UserRow, 'id' | 'createdAt' | 'updatedAt' | 'erasedAt'> = {
  firstName: '',
  lastName: '',
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
