import type { User } from '#api/calls/users.ts';
import type { ContactChannel } from '#domain/accounts.ts';

/** An email or phone that waits for its code. */
export interface OpenContact {
  readonly channel: ContactChannel;
  readonly to: string;
  /** It is to replace a verified one. */
  readonly isChange: boolean;
}

/** What a user has not verified yet. The phone of sign-up has a page of its own. */
export function openContacts({ email, emailVerified, pendingEmail, pendingPhone }: User): OpenContact[] {
  return [
    ...(pendingEmail !== null || !emailVerified
      ? [{ channel: 'email', to: pendingEmail ?? email, isChange: pendingEmail !== null } as const]
      : []),
    ...(pendingPhone === null ? [] : [{ channel: 'phone', to: pendingPhone, isChange: true } as const]),
  ];
}
