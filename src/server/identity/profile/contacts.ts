import type { ContactChannel } from '#domain/accounts/accounts.ts';
import { claimBlockedReport } from '../../messages/blocked.ts';
import type { Destination } from '../../messages/destinations.ts';
import { sendMessages } from '../../messages/send.ts';
import { contactChangedCopy } from '../../messages/templates/account.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Principal } from '../../platform/http/access.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type Attempt, consumeCode, tryCode } from '../codes/attempt.ts';
import { sendCode } from '../codes/send-code.ts';
import { closeCodes } from '../codes/store.ts';
import { userSubject } from '../codes/subjects.ts';
import { afterContactVerified } from '../codes/verified-contact.ts';
import { networkSource } from '../sessions/known-devices.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { assertContactsFree, withContactConflicts } from '../users/contact-conflicts.ts';
import { getUser, type UserChange, type UserRow, updateUser } from '../users/store.ts';

/** An email or phone to be verified by a code. */
interface PendingVerification {
  readonly destination: Destination;
  /** The verified one that it replaces; null if there is none. */
  readonly old: Destination | null;
  readonly change: (at: Date) => UserChange;
}

/** Null if there is nothing to verify. A first phone is verified by `verifyPhone` instead. */
function pendingVerification(user: UserRow, channel: ContactChannel): PendingVerification | null {
  const { email, phone, pendingEmail, pendingPhone } = user;
  if (channel === 'phone') {
    if (pendingPhone === null) return null;
    return {
      destination: { channel: 'sms', to: pendingPhone },
      old: { channel: 'sms', to: phone },
      change: (at) => ({ phone: pendingPhone, pendingPhone: null, phoneVerifiedAt: at }),
    };
  }
  if (pendingEmail === null && user.emailVerifiedAt !== null) return null;
  return {
    destination: { channel: 'email', to: pendingEmail ?? email },
    old: pendingEmail === null ? null : { channel: 'email', to: email },
    change: (at) => ({ email: pendingEmail ?? email, pendingEmail: null, emailVerifiedAt: at }),
  };
}

/** A change is verified in the session that requested it; a first email in any session of the user. */
const boundToOf = ({ old }: PendingVerification, { tokenHash }: Principal): string =>
  old === null ? '' : tokenHash;

interface ContactRequest {
  readonly channel: ContactChannel;
  /** The client's, from `networkOf`. */
  readonly network: string;
}

/**
 * @throws HttpError `nothing_to_verify`, `sms_blocked` once if the last SMS to the new number was blocked, or what
 * `sendCode` throws.
 */
export async function requestContactCode(
  dependencies: Dependencies,
  principal: Principal,
  { channel, network }: ContactRequest,
): Promise<void> {
  const { userId } = principal;
  const { db } = dependencies;
  const asked = pendingVerification(await getUser(db, userId), channel);
  // Not in the transaction below, which the error would undo.
  const destination = asked?.destination;
  if (destination?.channel === 'sms' && (await claimBlockedReport(db, { userId, phone: destination.to })))
    throw new HttpError('sms_blocked');
  await db.transaction(async (transaction) => {
    const verification = pendingVerification(await getUser(transaction, userId), channel);
    if (!verification) throw new HttpError('nothing_to_verify');
    const request = {
      userId,
      boundTo: boundToOf(verification, principal),
      source: networkSource(network),
      network,
    };
    await sendCode(dependencies, transaction, { ...request, purpose: channel });
  });
}

/**
 * Verifies an email or phone by its code. If it replaces another contact, that one is notified, its reset codes are
 * closed, and the principal's other sessions end.
 * @throws HttpError `nothing_to_verify`, `email_taken`, `phone_taken`, or what `tryCode` throws.
 */
export async function verifyContact(
  dependencies: Dependencies,
  principal: Principal,
  { channel, code, network }: ContactRequest & { readonly code: string },
): Promise<UserRow> {
  const { db, now, settings } = dependencies;
  const { userId } = principal;
  const before = pendingVerification(await getUser(db, userId), channel);
  if (!before) throw new HttpError('nothing_to_verify');
  await assertContactsFree(db, { ...contactsOf(before.destination), userId });
  const attempt: Attempt = {
    subject: userSubject(userId),
    purpose: channel,
    code,
    boundTo: boundToOf(before, principal),
    source: networkSource(network),
    network,
  };
  return withContactConflicts(() =>
    tryCode(dependencies, attempt, async (transaction) => {
      // Under the lock: the code was sent to this contact, because a change closes earlier codes.
      const verification = pendingVerification(await getUser(transaction, userId), channel);
      if (!verification) throw new HttpError('nothing_to_verify');
      const at = now();
      await consumeCode(transaction, attempt, at);
      const user = await updateUser(transaction, userId, { ...verification.change(at), updatedAt: at });
      await afterContactVerified(dependencies, transaction, {
        userId,
        network,
        destination: verification.destination,
      });
      if (verification.old) {
        await closeCodes(transaction, { subjectKey: userId, purpose: 'reset', now: at });
        await endOtherSessions(transaction, principal);
        const { old } = verification;
        const changed = {
          kind: 'contact_changed',
          copy: contactChangedCopy(settings.productName, old.channel),
          userId,
        } as const;
        await sendMessages(dependencies, transaction, changed, [old]);
      }
      return user;
    }),
  );
}

const contactsOf = ({ channel, to }: Destination) => ({
  email: channel === 'email' ? to : null,
  phone: channel === 'sms' ? to : null,
});
