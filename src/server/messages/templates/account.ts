import { OTP_LIFETIME_MS, type OtpPurpose } from '#domain/accounts/accounts.ts';
import { BOOKS_RETENTION_YEARS } from '#domain/accounts/erasure.ts';
import { NAME_CHANGE_WAIT_TEXT } from '#domain/accounts/nameChange.ts';
import { countText, durationText } from '#domain/quantities.ts';
import type { Copy } from '../copy.ts';
import type { Destination } from '../destinations.ts';
import type { MessageKind } from '../kinds.ts';

const CODE_USES: Readonly<Record<OtpPurpose, string>> = {
  onboard: 'verify your phone number',
  reset: 'reset your password',
  email: 'verify your email address',
  phone: 'verify your new phone number',
};

const CONTACT_NAMES: Readonly<Record<Destination['channel'], string>> = {
  sms: 'phone number',
  email: 'email address',
};

export const codeCopy = (
  productName: string,
  { purpose, code }: { purpose: OtpPurpose; code: string },
): Copy => ({
  subject: `Your ${productName} code`,
  text:
    `${code} is your ${productName} code to ${CODE_USES[purpose]}. ` +
    `It is valid for ${durationText(OTP_LIFETIME_MS)}. We never ask for it: share it with nobody.`,
  code,
});

export const passwordChangedCopy = (productName: string): Copy => ({
  subject: `Your ${productName} password was changed`,
  text: `Your ${productName} password was changed. If this was not you, reset it now and contact us.`,
});

/**
 * To the verified email address or phone number that is about to be replaced, so that its owner notices a change by
 * someone else.
 */
export const contactChangeRequestedCopy = (productName: string, channel: Destination['channel']): Copy => ({
  subject: `A new ${CONTACT_NAMES[channel]} for your ${productName} account`,
  text:
    `Someone who is logged in to your ${productName} account asked to change its ${CONTACT_NAMES[channel]}. ` +
    'It changes once the new one is verified. If this was not you, change your password now and contact us.',
});

/** To the email address or phone number that was replaced. */
export const contactChangedCopy = (productName: string, channel: Destination['channel']): Copy => ({
  subject: `Your ${productName} contact details were changed`,
  text:
    `The ${CONTACT_NAMES[channel]} of your ${productName} account was changed to another one. ` +
    'If this was not you, contact us now.',
});

/**
 * To the email address or phone number that an account had until a few days ago. Quotes nothing of the account, because
 * a number may have been passed on.
 */
export const replacedContactCopy = (productName: string, event: ReplacedContactEvent): Copy => ({
  subject: `The ${productName} account that had your contact details`,
  text:
    `${REPLACED_CONTACT_EVENTS[event]} the ${productName} account that had your contact details until lately. ` +
    'If this was not you, contact us now.',
});

const REPLACED_CONTACT_EVENTS = {
  name_changed: 'A new name was given to',
  withdrawal_requested: 'Money is leaving the wallet of',
} as const satisfies Partial<Record<MessageKind, string>>;
export type ReplacedContactEvent = keyof typeof REPLACED_CONTACT_EVENTS;

/** To an account whose unverified email address or phone number another account has verified. */
export const contactClaimedCopy = (productName: string, channel: Destination['channel']): Copy => ({
  subject: `Please check the ${CONTACT_NAMES[channel]} of your ${productName} account`,
  text:
    `Another person verified the ${CONTACT_NAMES[channel]} that you gave on ${productName}, so it cannot be yours. ` +
    'Please change it in your profile.',
});

/** To an account whose name was changed, which delays withdrawals to new bank accounts and letters. Quotes neither name. */
export const nameChangedCopy = (productName: string): Copy => ({
  subject: `The name on your ${productName} account was changed`,
  text:
    `The name on your ${productName} account was changed. ${NAME_CHANGE_WAIT_TEXT} If this was not you, change your ` +
    'password now and contact us.',
});

/** To an account whose next of kin was added, changed or removed. Quotes nobody's name. */
export const nextOfKinChangedCopy = (productName: string, how: 'added' | 'changed' | 'removed'): Copy => ({
  subject: `The next of kin on your ${productName} account was ${how}`,
  text:
    `The next of kin on your ${productName} account was ${how}. If this was not you, change your password now and ` +
    'contact us.',
  action: { label: 'See your next of kin', path: '/dashboard/profile' },
});

/** To a user who has just logged in with a browser that is new to the account. */
export const newDeviceCopy = (productName: string, { device, at }: { device: string; at: string }): Copy => ({
  subject: `A new login to your ${productName} account`,
  text:
    `Your ${productName} account was logged in to on ${at} from a new device: ${device}. ` +
    'If this was not you, change your password now and contact us.',
  action: { label: 'See where you are logged in', path: '/dashboard/profile?tab=security' },
});

/** To a buyer whose document was wrong. */
export const documentReplacedCopy = ({
  title,
  number,
  replacement,
}: {
  readonly title: string;
  readonly number: string;
  readonly replacement: string;
}): Copy => ({
  subject: `${replacement} is in the place of ${number}`,
  text: `${title} ${number} was wrong and is void: please do not use it any more. ${replacement} is in its place. Open it among your documents.`,
  action: { label: 'Open your documents', path: '/dashboard/documents' },
});

/** Contains no text of the sender, so that the form cannot be used to write to others. */
export const supportReceivedCopy = (productName: string, reference: string): Copy => ({
  subject: `We have your message (${reference})`,
  text: `Thank you for writing to ${productName}. We will answer at this address. Your reference is ${reference}.`,
});

/** Our answer to a contact message, a property request or a request for an inspection. */
export const supportAnsweredCopy = (
  productName: string,
  { reference, answer, replyTo }: { reference: string; answer: string; replyTo: string | null },
): Copy => ({
  subject: `Our answer to your message (${reference})`,
  text: `${productName} answers your message ${reference}: ${answer}`,
  ...(replyTo !== null && { replyTo }),
});

/** To a buyer whose account number was not available immediately. */
export const accountReadyCopy = (
  productName: string,
  { bankName, accountNumber }: { readonly bankName: string; readonly accountNumber: string },
): Copy => ({
  subject: `Your ${productName} account number is ready`,
  text:
    `Your ${productName} account number is ready: ${accountNumber}, ${bankName}. ` +
    'What you transfer to it goes into your wallet.',
  facts: [
    ['Account number', accountNumber],
    ['Bank', bankName],
  ],
  action: { label: 'Open your wallet', path: '/dashboard/wallet' },
});

/** The last message to a user, whose account no longer has an address. */
export const accountErasedCopy = (productName: string): Copy => ({
  subject: `Your ${productName} account is erased`,
  text:
    `Your ${productName} account is erased, and this is our last message to you. We keep the documents of your payments for ` +
    `${countText(BOOKS_RETENTION_YEARS, 'year')}, because the law asks for it, and delete them then. ` +
    'Money that is sent to your old account number is sent back: please do not use that number any more. ' +
    'If this was not you, contact us now.',
});
