import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { profileChange } from '#api/contract/users.ts';
import { addMonths, type IsoDate, lagosDate } from '#domain/dates.ts';
import { MIN_AGE } from '#domain/eligibility.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { Fault } from '../http/fault.ts';
import { sendAll } from '../messages/send.ts';
import { contactsChangedMessages } from '../messages/texts.ts';
import { closeCodes, lockSubject } from '../onboarding/codes/store.ts';
import { userSubject } from '../onboarding/codes/subjects.ts';
import { sendCode } from '../onboarding/send-code.ts';
import { getUser, type UserRow, updateUser } from './store.ts';
import { refuseTaken } from './taken.ts';

export type ProfileChange = Camel<z.output<typeof profileChange>>;

/** Nobody is older. */
const OLDEST_AGE = 120;

/**
 * Changes what is given. A changed phone must be verified again, by a code that is sent at once; a change of phone
 * or email ends the codes that went to the old ones, and is told to them.
 * @throws Fault `email_taken`, `phone_taken`, `invalid_fields`, or `otp_too_many_codes` when no code can be sent.
 */
export async function changeProfile(
  dependencies: Dependencies,
  userId: string,
  change: ProfileChange,
): Promise<UserRow> {
  const { db, now } = dependencies;
  refuseImpossibleBirth(change.dateOfBirth ?? null, lagosDate(now()));
  const user = await getUser(db, userId);
  const contacts = { email: change.email ?? user.email, phone: change.phone ?? user.phone, userId };
  return refuseTaken(db, contacts, () =>
    db.transaction((transaction) => applyChange(dependencies, transaction, userId, change)),
  );
}

async function applyChange(
  dependencies: Dependencies,
  transaction: Database,
  userId: string,
  change: ProfileChange,
): Promise<UserRow> {
  const { messages, now, settings } = dependencies;
  const { key: subjectKey } = userSubject(userId);
  await lockSubject(transaction, subjectKey);
  const before = await getUser(transaction, userId);
  const at = now();
  const isPhoneNew = change.phone !== undefined && change.phone !== before.phone;
  const isEmailNew = change.email !== undefined && change.email !== before.email.toLowerCase();
  const after = await updateUser(transaction, userId, {
    ...change,
    ...(isPhoneNew && { phoneVerifiedAt: null }),
    updatedAt: at,
  });
  if (!isPhoneNew && !isEmailNew) return after;
  await closeCodes(transaction, { subjectKey, now: at });
  await sendAll(messages, transaction, contactsChangedMessages(before, settings.productName));
  if (after.phoneVerifiedAt === null) {
    await sendCode(dependencies, transaction, { userId, purpose: 'onboard' });
  }
  return after;
}

/** @throws Fault `invalid_fields` */
function refuseImpossibleBirth(dateOfBirth: string | null, today: IsoDate): void {
  if (dateOfBirth === null) return;
  const refuse = (rule: string) => new Fault('invalid_fields', { fields: { date_of_birth: rule } });
  if (dateOfBirth >= today) throw refuse('A date of birth is in the past.');
  if (addMonths(dateOfBirth, MIN_AGE * 12) > today) throw refuse(`You have to be at least ${MIN_AGE}.`);
  if (addMonths(dateOfBirth, (OLDEST_AGE + 1) * 12) <= today) throw refuse('That cannot be a date of birth.');
}
