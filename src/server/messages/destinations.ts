/** An email address or a phone (E.164) that messages on an account go to. */
export type Destination =
  | { readonly channel: 'sms'; readonly to: string }
  | { readonly channel: 'email'; readonly to: string };

interface Contacts {
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  readonly phone: string;
  readonly phoneVerifiedAt: Date | null;
}

/** The only destinations for news of an account: an unverified contact may be a stranger's. */
export const verifiedDestinations = ({
  email,
  emailVerifiedAt,
  phone,
  phoneVerifiedAt,
}: Contacts): Destination[] => [
  ...(phoneVerifiedAt ? [{ channel: 'sms', to: phone } as const] : []),
  ...(emailVerifiedAt ? [{ channel: 'email', to: email } as const] : []),
];
