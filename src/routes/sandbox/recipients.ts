import type { User } from '#api/calls/users.ts';
import { readPendingVerification } from '#app/session/pendingVerification.ts';
import { parseIdentifier } from '#domain/phones.ts';

const STORAGE_KEY = 'sandboxRecipient';

/** What was typed as the server knows it: a phone in E.164 or an email; null while it is neither. */
export function recipientOf(typed: string): string | null {
  const identifier = parseIdentifier(typed);
  if (!identifier) return null;
  return identifier.kind === 'phone' ? identifier.phone : identifier.email;
}

const readLastRecipient = (): string | null => window.localStorage.getItem(STORAGE_KEY);

/** Kept in this browser until a logout; never in an address. */
export const rememberRecipient = (to: string): void => window.localStorage.setItem(STORAGE_KEY, to);

/** Whose messages a person who tries the product is likely to want, the likeliest first. */
export function likelyRecipients(user: User | null): string[] {
  const pending = readPendingVerification();
  const asked = pending?.purpose === 'reset' ? recipientOf(pending.identifier) : null;
  const own = user ? [user.pendingPhone, user.pendingEmail, user.phone, user.email] : [];
  return [...new Set([asked, ...own, readLastRecipient()])].filter((to) => to !== null);
}
