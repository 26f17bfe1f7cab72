import { OTP_LIFETIME_MS, type OtpPurpose } from '#domain/accounts.ts';
import type { Message } from './port.ts';

const OTP_LIFETIME_MINUTES = OTP_LIFETIME_MS / 60_000;

/** Where a person can be reached. */
export interface Reachable {
  /** E.164. */
  readonly phone: string;
  readonly email: string;
}

const CODE_USES: Readonly<Record<OtpPurpose, string>> = {
  onboard: 'verify your phone number',
  reset: 'reset your password',
};

/** The same code by SMS and by email. */
export function codeMessages(
  to: Reachable,
  { productName, purpose, code }: { productName: string; purpose: OtpPurpose; code: string },
): Message[] {
  const text =
    `${code} is your ${productName} code to ${CODE_USES[purpose]}. ` +
    `It is valid for ${OTP_LIFETIME_MINUTES} minutes. We never ask for it: share it with nobody.`;
  return onBothChannels(to, { subject: `Your ${productName} code`, text }).map((message) => ({
    ...message,
    otp: code,
  }));
}

export const passwordChangedMessages = (to: Reachable, productName: string): Message[] =>
  onBothChannels(to, {
    subject: `Your ${productName} password was changed`,
    text: `Your ${productName} password was changed. If this was not you, reset it now and contact us.`,
  });

/** To the addresses that an account had until now, so that its owner hears of a change that was not theirs. */
export const contactsChangedMessages = (to: Reachable, productName: string): Message[] =>
  onBothChannels(to, {
    subject: `Your ${productName} contact details were changed`,
    text: `The phone number or email of your ${productName} account was changed. If this was not you, contact us now.`,
  });

/** Holds nothing that the sender wrote: it must be of no use to whoever enters another's address. */
export const supportMessage = (
  email: string,
  { productName, reference }: { productName: string; reference: string },
): Message => ({
  channel: 'email',
  to: email,
  subject: `We have your message (${reference})`,
  text: `Thank you for writing to ${productName}. We will answer at this address. Your reference is ${reference}.`,
});

const onBothChannels = (
  { phone, email }: Reachable,
  { subject, text }: { subject: string; text: string },
): Message[] => [
  { channel: 'sms', to: phone, text },
  { channel: 'email', to: email, subject, text },
];
