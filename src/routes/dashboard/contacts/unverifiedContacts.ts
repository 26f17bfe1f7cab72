import type { User } from '#api/calls/users.ts';
import type { ContactChannel } from '#domain/accounts/accounts.ts';
import { formatPhone } from '#domain/accounts/phones.ts';

/** An email or phone number that is not verified yet. */
export interface UnverifiedContact {
  readonly channel: ContactChannel;
  readonly to: string;
  /** Whether it replaces a verified one. */
  readonly isChange: boolean;
}

/** The contacts that the user has not verified yet, except the sign-up phone number, which has its own page. */
export function unverifiedContacts({
  email,
  emailVerified,
  pendingEmail,
  pendingPhone,
}: User): UnverifiedContact[] {
  return [
    ...(pendingEmail !== null || !emailVerified
      ? [{ channel: 'email', to: pendingEmail ?? email, isChange: pendingEmail !== null } as const]
      : []),
    ...(pendingPhone === null ? [] : [{ channel: 'phone', to: pendingPhone, isChange: true } as const]),
  ];
}

/** What is said where a change of the email or phone number was taken back. */
export const keptText = ({ email, phone }: User, channel: ContactChannel): string =>
  channel === 'email'
    ? `Your email address stays ${email}.`
    : `Your phone number stays ${formatPhone(phone)}.`;
