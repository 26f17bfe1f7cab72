import type { User } from '#api/calls/users.ts';
import { readPendingVerification } from '#app/session/pendingVerification.ts';
import { parseIdentifier } from '#domain/accounts/phones.ts';

const STORAGE_KEY = 'sandboxRecipient';

/** The typed recipient as the server stores it: a phone number in E.164 or an email; null if it is neither. */
export function recipientOf(typed: string): string | null {
  const identifier = parseIdentifier(typed);
  if (!identifier) return null;
  return identifier.kind === 'phone' ? identifier.phone : identifier.email;
}

const readLastRecipient = (): string | null => window.localStorage.getItem(STORAGE_KEY);

/** Stored in this browser until logout; never put in a URL. */
export const rememberRecipient = (to: string): void => window.localStorage.setItem(STORAGE_KEY, to);

/** Recipients whose messages the tester probably wants, most likely first. */
export function likelyRecipients(user: User | null): string[] {
  const pending = readPendingVerification();
  const asked = pending?.purpose === 'reset' ? recipientOf(pending.identifier) : null;
  const own = user ? [user.pendingPhone, user.pendingEmail, user.phone, user.email] : [];
  return [...new Set([asked, ...own, readLastRecipient()])].filter((to) => to !== null);
}
