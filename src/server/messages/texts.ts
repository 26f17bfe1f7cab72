import { OTP_LIFETIME_MS, type OtpPurpose } from '#domain/accounts.ts';
import type { Message } from '../platform/ports/messages.ts';

const OTP_LIFETIME_MINUTES = OTP_LIFETIME_MS / 60_000;

/** An email address or a phone (E.164) that messages go to. */
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

const CODE_USES: Readonly<Record<OtpPurpose, string>> = {
  onboard: 'verify your phone number',
  reset: 'reset your password',
  email: 'verify your email address',
  phone: 'verify your new phone number',
};

/** Messages with the same code to each destination. */
export function codeMessages(
  destinations: readonly Destination[],
  { productName, purpose, code }: { productName: string; purpose: OtpPurpose; code: string },
): Message[] {
  const text =
    `${code} is your ${productName} code to ${CODE_USES[purpose]}. ` +
    `It is valid for ${OTP_LIFETIME_MINUTES} minutes. We never ask for it: share it with nobody.`;
  return toEach(destinations, { subject: `Your ${productName} code`, text }).map((message) => ({
    ...message,
    otp: code,
  }));
}

export const passwordChangedMessages = (to: Contacts, productName: string): Message[] =>
  toEach(verifiedDestinations(to), {
    subject: `Your ${productName} password was changed`,
    text: `Your ${productName} password was changed. If this was not you, reset it now and contact us.`,
  });

const CONTACT_NAMES: Readonly<Record<Destination['channel'], string>> = {
  sms: 'phone number',
  email: 'email address',
};

/** To the verified email or phone that is to be replaced, so that its owner notices a change by someone else. */
export const changeRequestedMessages = (old: Destination, productName: string): Message[] =>
  toEach([old], {
    subject: `A new ${CONTACT_NAMES[old.channel]} for your ${productName} account`,
    text:
      `Someone who is logged in to your ${productName} account asked to change its ${CONTACT_NAMES[old.channel]}. ` +
      'It changes once the new one is verified. If this was not you, change your password now and contact us.',
  });

/** To the email or phone that was replaced. */
export const contactChangedMessages = (old: Destination, productName: string): Message[] =>
  toEach([old], {
    subject: `Your ${productName} contact details were changed`,
    text:
      `The ${CONTACT_NAMES[old.channel]} of your ${productName} account was changed to another one. ` +
      'If this was not you, contact us now.',
  });

/** To an account whose unverified email or phone another account has verified. */
export const claimLostMessages = (
  to: Contacts,
  { productName, channel }: { productName: string; channel: Destination['channel'] },
): Message[] =>
  toEach(verifiedDestinations(to), {
    subject: `Please check the ${CONTACT_NAMES[channel]} of your ${productName} account`,
    text:
      `Another person verified the ${CONTACT_NAMES[channel]} that you gave on ${productName}, so it cannot be yours. ` +
      'Please change it in your profile.',
  });

/** Contains nothing that the sender wrote, so that the form cannot be used to write to others. */
export const supportMessage = (
  email: string,
  { productName, reference }: { productName: string; reference: string },
): Message => ({
  channel: 'email',
  to: email,
  subject: `We have your message (${reference})`,
  text: `Thank you for writing to ${productName}. We will answer at this address. Your reference is ${reference}.`,
});

/** To a buyer whose account number was not there at once. */
export const accountReadyMessages = (
  to: Contacts,
  account: { productName: string; bankName: string; accountNumber: string },
): Message[] =>
  toEach(verifiedDestinations(to), {
    subject: `Your ${account.productName} account number is ready`,
    text:
      `Your ${account.productName} account number is ready: ${account.accountNumber}, ${account.bankName}. ` +
      'What you transfer to it goes into your wallet.',
  });

const toEach = (
  destinations: readonly Destination[],
  { subject, text }: { subject: string; text: string },
): Message[] =>
  destinations.map(({ channel, to }) =>
    channel === 'email' ? { channel, to, subject, text } : { channel, to, text },
  );
