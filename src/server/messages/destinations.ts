/** An email address or a phone number (E.164) for messages about an account. */
export type Destination =
  | { readonly channel: 'sms'; readonly to: string }
  | { readonly channel: 'email'; readonly to: string };

interface Contacts {
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  readonly phone: string;
  readonly phoneVerifiedAt: Date | null;
}

/** The only destinations for messages about an account, because an unverified contact may belong to someone else. */
export const verifiedDestinations = ({
  email,
  emailVerifiedAt,
  phone,
  phoneVerifiedAt,
}: Contacts): Destination[] => [
  ...(phoneVerifiedAt ? [{ channel: 'sms', to: phone } as const] : []),
  ...(emailVerifiedAt ? [{ channel: 'email', to: email } as const] : []),
];
