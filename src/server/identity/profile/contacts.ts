import type { ContactChannel } from '#domain/accounts.ts';
import { sendAll } from '../../messages/send.ts';
import { contactChangedMessages, type Destination } from '../../messages/texts.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Principal } from '../../platform/http/access.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type Attempt, spendCode, tryCode } from '../codes/attempt.ts';
import { sendCode } from '../codes/send-code.ts';
import { closeCodes } from '../codes/store.ts';
import { userSubject } from '../codes/subjects.ts';
import { afterContactVerified } from '../codes/verified-contact.ts';
import { networkSource } from '../sessions/known-devices.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { getUser, type UserChange, type UserRow, updateUser } from '../users/store.ts';
import { refuseLateProof, refuseTaken } from '../users/taken.ts';

/** An email or phone that waits for its code. */
export interface OpenProof {
  readonly wanted: Destination;
  /** The verified one that it replaces; null where there is none. */
  readonly old: Destination | null;
  readonly change: (at: Date) => UserChange;
}

/** Null where there is nothing to verify. A phone that never was verified is, by `verifyPhone`. */
export function openProof(user: UserRow, channel: ContactChannel): OpenProof | null {
  const { email, phone, pendingEmail, pendingPhone } = user;
  if (channel === 'phone') {
    if (pendingPhone === null) return null;
    return {
      wanted: { channel: 'sms', to: pendingPhone },
      old: { channel: 'sms', to: phone },
      change: (at) => ({ phone: pendingPhone, pendingPhone: null, phoneVerifiedAt: at }),
    };
  }
  if (pendingEmail === null && user.emailVerifiedAt !== null) return null;
  return {
    wanted: { channel: 'email', to: pendingEmail ?? email },
    old: pendingEmail === null ? null : { channel: 'email', to: email },
    change: (at) => ({ email: pendingEmail ?? email, pendingEmail: null, emailVerifiedAt: at }),
  };
}

/** A change is proven in the session that asked for it; a first email in any of its owner's. */
const boundToOf = ({ old }: OpenProof, { tokenHash }: Principal): string => (old === null ? '' : tokenHash);

interface Asked {
  readonly channel: ContactChannel;
  /** The caller's, as `networkOf` says. */
  readonly network: string;
}

/** @throws HttpError `nothing_to_verify`, or what `sendCode` throws. */
export async function requestContactCode(
  dependencies: Dependencies,
  principal: Principal,
  { channel, network }: Asked,
): Promise<void> {
  const { userId } = principal;
  await dependencies.db.transaction(async (transaction) => {
    const proof = openProof(await getUser(transaction, userId), channel);
    if (!proof) throw new HttpError('nothing_to_verify');
    const request = { userId, boundTo: boundToOf(proof, principal), source: networkSource(network), network };
    await sendCode(dependencies, transaction, { ...request, purpose: channel });
  });
}

/**
 * Proves an email or phone by its code: it is the account's from then. Where it replaces another, that one is told,
 * codes for a reset that went there end, and so do the caller's other sessions.
 * @throws HttpError `nothing_to_verify`, `email_taken`, `phone_taken`, or what `tryCode` throws.
 */
export async function verifyContact(
  dependencies: Dependencies,
  principal: Principal,
  { channel, code, network }: Asked & { readonly code: string },
): Promise<UserRow> {
  const { db, messages, now, settings } = dependencies;
  const { userId } = principal;
  const before = openProof(await getUser(db, userId), channel);
  if (!before) throw new HttpError('nothing_to_verify');
  await refuseTaken(db, { ...contactsOf(before.wanted), userId });
  const attempt: Attempt = {
    subject: userSubject(userId),
    purpose: channel,
    code,
    boundTo: boundToOf(before, principal),
    source: networkSource(network),
    network,
  };
  return refuseLateProof(() =>
    tryCode(dependencies, attempt, async (transaction) => {
      // Under the lock: whatever the code was sent to is what is wanted now, for a change ends the codes before it.
      const proof = openProof(await getUser(transaction, userId), channel);
      if (!proof) throw new HttpError('nothing_to_verify');
      const at = now();
      await spendCode(transaction, attempt, at);
      const user = await updateUser(transaction, userId, { ...proof.change(at), updatedAt: at });
      await afterContactVerified(dependencies, transaction, { userId, network, destination: proof.wanted });
      if (proof.old) {
        await closeCodes(transaction, { subjectKey: userId, purpose: 'reset', now: at });
        await endOtherSessions(transaction, principal);
        await sendAll(messages, transaction, contactChangedMessages(proof.old, settings.productName));
      }
      return user;
    }),
  );
}

const contactsOf = ({ channel, to }: Destination) => ({
  email: channel === 'email' ? to : null,
  phone: channel === 'sms' ? to : null,
});
