import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import { CURRENT_PASSWORD_MESSAGE, type profileChange } from '#api/contract/users.ts';
import type { ContactChannel } from '#domain/accounts/accounts.ts';
import { KIN_PHONE_MESSAGE, PHONE_OF_KIN_MESSAGE } from '#domain/accounts/nextOfKin.ts';
import { addMonths, type IsoDate, lagosDate } from '#domain/dates.ts';
import { isSameName } from '#domain/payments/accountHolders.ts';
import { MIN_AGE } from '#domain/plans/eligibility.ts';
import { notify } from '../../messages/audience.ts';
import type { Destination } from '../../messages/destinations.ts';
import { notifyReplacedContacts } from '../../messages/replaced.ts';
import { sendMessages } from '../../messages/send.ts';
import {
  contactChangeRequestedCopy,
  nameChangedCopy,
  nextOfKinChangedCopy,
} from '../../messages/templates/account.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Principal } from '../../platform/http/access.ts';
import { limitPerDay } from '../../platform/http/day-limits.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { withdrawPending } from '../codes/pending-contacts.ts';
import { sendCode } from '../codes/send-code.ts';
import { assertSmsAllowed } from '../codes/sms-countries.ts';
import { closeCodes, lockSubject } from '../codes/store.ts';
import { userSubject } from '../codes/subjects.ts';
import { assertCurrentPassword, wrongPassword } from '../passwords/current-password.ts';
import { networkSource } from '../sessions/known-devices.ts';
import { getUser, type UserRow, updateUser } from '../users/store.ts';

type ProfileChange = Camel<z.output<typeof profileChange>>;

/** In years. */
const OLDEST_AGE = 120;

interface ProfileRequest {
  readonly principal: Principal;
  /** The client's, from `networkOf`. */
  readonly network: string;
}

/**
 * Changes the given fields. An unverified email or phone is replaced immediately; a verified one is notified, and replaced
 * once the new one is verified by a code. Accounts with a verified contact need the current password for both. Entering
 * the verified contact again withdraws a pending change.
 * @throws HttpError `invalid_fields`, also if the current password is missing, `current_password_wrong`,
 * `email_taken`, `phone_taken`, `too_many_requests`, or what `sendCode` throws.
 */
export async function changeProfile(
  dependencies: Dependencies,
  { principal, network }: ProfileRequest,
  { currentPassword, ...change }: ProfileChange,
): Promise<UserRow> {
  const { db, now, settings } = dependencies;
  assertPlausibleBirthDate(change.dateOfBirth ?? null, lagosDate(now()));
  const user = await getUser(db, principal.userId);
  const changes = contactChanges(user, change);
  const phone = changes.find(({ channel }) => channel === 'phone')?.to;
  if (phone !== undefined) assertSmsAllowed(phone, settings.smsAllowedCountries);
  if (changes.length > 0 && hasVerifiedContact(user)) {
    if (currentPassword === undefined) throw passwordMissing();
    await assertCurrentPassword(dependencies, user, { principal, network, currentPassword });
  }
  return db.transaction(async (transaction) => {
    await lockSubject(transaction, userSubject(user.id).key);
    const locked = await getUser(transaction, user.id);
    if (locked.passwordHash !== user.passwordHash) throw wrongPassword();
    const { email: _email, phone: _phone, nextOfKin, ...rest } = change;
    const at = now();
    const isRenamed = !isSameName(locked, { ...locked, ...namesOf(change) });
    if (isRenamed) await limitPerDay(transaction, { userId: user.id, kind: 'name-change', at });
    if (isOwnNumber(locked, nextOfKin?.phone, change.phone))
      throw new HttpError('invalid_fields', { fields: { 'next_of_kin.phone': KIN_PHONE_MESSAGE } });
    if (isNumberOfKin(locked, nextOfKin, change.phone))
      throw new HttpError('invalid_fields', { fields: { phone: PHONE_OF_KIN_MESSAGE } });
    const kinChange = kinChangeOf(locked, nextOfKin);
    if (kinChange) await limitPerDay(transaction, { userId: user.id, kind: 'kin-change', at });
    await updateUser(transaction, user.id, {
      ...rest,
      ...kinColumns(nextOfKin),
      ...(isRenamed && { nameChangedAt: at }),
      updatedAt: at,
    });
    if (isRenamed) {
      await notify(dependencies, transaction, {
        kind: 'name_changed',
        copy: nameChangedCopy(settings.productName),
        userId: user.id,
        key: `name-changed:${user.id}:${at.getTime()}`,
      });
      await notifyReplacedContacts(dependencies, transaction, { kind: 'name_changed', user: locked });
    }
    if (kinChange)
      await notify(dependencies, transaction, {
        kind: 'next_of_kin_changed',
        copy: nextOfKinChangedCopy(settings.productName, kinChange),
        userId: user.id,
        key: `next-of-kin-changed:${user.id}:${at.getTime()}`,
      });
    // The verified one, entered again.
    if (change.email === locked.email.toLowerCase()) await withdrawPending(transaction, locked, 'email', at);
    if (change.phone === locked.phone) await withdrawPending(transaction, locked, 'phone', at);
    const lockedChanges = contactChanges(locked, change);
    if (lockedChanges.length > 0 && hasVerifiedContact(locked) && currentPassword === undefined)
      throw passwordMissing();
    for (const contact of lockedChanges) {
      await changeContact(dependencies, transaction, { principal, network, contact });
    }
    return getUser(transaction, user.id);
  });
}

const namesOf = ({ firstName, lastName }: ProfileChange) => ({
  ...(firstName !== undefined && { firstName }),
  ...(lastName !== undefined && { lastName }),
});

/** How a request changes the next of kin; null if it leaves them. */
function kinChangeOf(
  { kinName, kinRelation, kinPhone }: UserRow,
  kin: ProfileChange['nextOfKin'],
): 'added' | 'changed' | 'removed' | null {
  if (kin === undefined) return null;
  if (kin === null) return kinName === null ? null : 'removed';
  if (kinName === null) return 'added';
  const isSame = kin.name === kinName && kin.relation === kinRelation && kin.phone === kinPhone;
  return isSame ? null : 'changed';
}

/** Also a number that replaces the buyer's own once it is verified. */
const isOwnNumber = (
  { phone, pendingPhone }: UserRow,
  kinPhone: string | undefined,
  newPhone: string | undefined,
): boolean => kinPhone !== undefined && [phone, pendingPhone, newPhone].includes(kinPhone);

/** Whether a new number of the buyer is that of a next of kin whom the request leaves as they are. */
const isNumberOfKin = (
  { phone, kinPhone }: UserRow,
  kin: ProfileChange['nextOfKin'],
  newPhone: string | undefined,
): boolean => kin === undefined && newPhone !== undefined && newPhone !== phone && newPhone === kinPhone;

/** Undefined changes nothing; null clears the next of kin. */
const kinColumns = (kin: ProfileChange['nextOfKin']) =>
  kin === undefined
    ? {}
    : { kinName: kin?.name ?? null, kinRelation: kin?.relation ?? null, kinPhone: kin?.phone ?? null };

/** If so, a stolen session must not be able to add a contact and reset the password through it. */
const hasVerifiedContact = ({ emailVerifiedAt, phoneVerifiedAt }: UserRow): boolean =>
  emailVerifiedAt !== null || phoneVerifiedAt !== null;

/** A new email or phone. */
interface ContactChange {
  readonly channel: ContactChannel;
  readonly to: string;
  /** The verified one that it replaces; null if it replaces an unverified one. */
  readonly old: Destination | null;
}

function contactChanges(
  user: UserRow,
  { email, phone }: Pick<ProfileChange, 'email' | 'phone'>,
): ContactChange[] {
  const isEmailNew = email !== undefined && email !== user.email.toLowerCase() && email !== user.pendingEmail;
  const isPhoneNew = phone !== undefined && phone !== user.phone && phone !== user.pendingPhone;
  const oldEmail = user.emailVerifiedAt ? ({ channel: 'email', to: user.email } as const) : null;
  const oldPhone = user.phoneVerifiedAt ? ({ channel: 'sms', to: user.phone } as const) : null;
  // The phone first: the counters of their codes are locked in that order.
  return [
    ...(isPhoneNew ? [{ channel: 'phone', to: phone, old: oldPhone } as const] : []),
    ...(isEmailNew ? [{ channel: 'email', to: email, old: oldEmail } as const] : []),
  ];
}

async function changeContact(
  dependencies: Dependencies,
  transaction: Database,
  { principal, network, contact }: ProfileRequest & { readonly contact: ContactChange },
): Promise<void> {
  const { now, settings } = dependencies;
  const { userId, tokenHash } = principal;
  const { channel, to, old } = contact;
  const column = COLUMNS[channel];
  await updateUser(transaction, userId, { [old ? column.pending : column.current]: to });
  // A code that was sent to the previous one must not verify this one.
  const purpose = channel === 'phone' && !old ? 'onboard' : channel;
  await closeCodes(transaction, { subjectKey: userId, purpose, now: now() });
  const boundTo = old ? tokenHash : '';
  const request = { userId, boundTo, source: networkSource(network), network };
  await sendCode(dependencies, transaction, { ...request, purpose });
  if (!old) return;
  const copy = contactChangeRequestedCopy(settings.productName, old.channel);
  await sendMessages(dependencies, transaction, { kind: 'contact_change_requested', copy, userId }, [old]);
}

const COLUMNS = {
  email: { current: 'email', pending: 'pendingEmail' },
  phone: { current: 'phone', pending: 'pendingPhone' },
} as const satisfies Record<ContactChannel, { current: string; pending: string }>;

const passwordMissing = (): HttpError =>
  new HttpError('invalid_fields', { fields: { current_password: CURRENT_PASSWORD_MESSAGE } });

/** @throws HttpError `invalid_fields` */
function assertPlausibleBirthDate(dateOfBirth: IsoDate | null, today: IsoDate): void {
  if (dateOfBirth === null) return;
  const invalid = (rule: string) => new HttpError('invalid_fields', { fields: { date_of_birth: rule } });
  if (dateOfBirth >= today) throw invalid('A date of birth is in the past.');
  if (addMonths(dateOfBirth, MIN_AGE * 12) > today) throw invalid(`You have to be at least ${MIN_AGE}.`);
  if (addMonths(dateOfBirth, (OLDEST_AGE + 1) * 12) <= today)
    throw invalid('That cannot be a date of birth.');
}
