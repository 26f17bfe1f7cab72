import { KNOWN_DEVICE_LIFETIME_MS, OTP_LIFETIME_MS, SESSION_LIFETIME_MS } from '#domain/accounts/accounts.ts';
import { BOOKS_RETENTION_YEARS } from '#domain/accounts/erasure.ts';
import { RETAINED_KINDS, RETENTION, type RetainedKind, retentionText } from '#domain/accounts/retention.ts';
import { DELIVERY_CHANNELS, type DeliveryChannel } from '#domain/messages.ts';
import { countText, durationText } from '#domain/quantities.ts';
import type { Clause } from '#domain/terms/clause.ts';

/** What the notice calls the messages of each channel. */
const CARRIED: Readonly<Record<DeliveryChannel, string>> = {
  sms: 'SMS',
  email: 'email',
  whatsapp: 'WhatsApp messages (Meta)',
  voice: 'calls that read out a code',
};

const channelsText = (): string =>
  new Intl.ListFormat('en-GB').format(DELIVERY_CHANNELS.map((channel) => CARRIED[channel]));

const keptSentence = (kind: RetainedKind, index: number): string => {
  const { what } = RETENTION[kind];
  return `${index === 0 ? what : `${what.charAt(0).toUpperCase()}${what.slice(1)}`}: ${retentionText(kind)}.`;
};

/** What the product stores, why, and who receives it. The dialog adds a link to the contact page. */
export const privacyNotice = (): readonly Clause[] => [
  {
    title: 'What we keep',
    text: 'Your name, phone number and email; your password as a hash that cannot be read back; your picture, date of birth, employment status and next of kin, if you add them. For a contribution also your age, salary and RSA balance, the plan and your payments. The homes you saved, the days on which you asked to see one, and what you wrote to us. And for a time the browser and network that you log in from, and the network that logins and codes were tried from.',
  },
  {
    title: 'What for',
    text: 'To open your account and keep it safe from others, to see which plan you can afford, to hold your unit, to count your payments, and to answer you. We do not sell it, and we do not advertise with it.',
  },
  {
    title: 'Who gets it',
    text: `The bank that issues your account number gets your name and phone number, and the bank that you withdraw to your name and account number there. The providers that carry our ${channelsText()} get the number or address, and the message. Who runs the computers that we rent stores it for us, and uses none of it. Nobody else gets it from us, unless the law makes us.`,
  },
  { title: 'How long we keep it', text: `We keep ${RETAINED_KINDS.map(keptSentence).join(' ')}` },
  {
    title: 'In your browser',
    text: `A cookie keeps you logged in for ${durationText(SESSION_LIFETIME_MS)}. Another lets us know a browser again for ${durationText(KNOWN_DEVICE_LIFETIME_MS)} after you log in there, so that wrong passwords that others try elsewhere do not lock you out of it; a third, for ${durationText(OTP_LIFETIME_MS)}, ties the code that resets a password to the browser that asked for it. The browser also keeps how the page looks, the income and the homes that you saved before you logged in, what you typed while signing up, what you were writing to us, what you changed in your profile and did not save, the amount and account of a withdrawal that you began, where codes were sent, and where you are in a contribution with what you typed there. Nothing follows you to other sites.`,
  },
  {
    title: 'Your rights',
    text: `Under the Nigeria Data Protection Act 2023 you can ask what we hold about you, have it corrected or erased, take it with you, object to its use, and complain to the Nigeria Data Protection Commission. Your profile has a file of all that we store, and the way to erase your account: the documents of your payments are kept for ${countText(BOOKS_RETENTION_YEARS, 'year')} after that, as company law asks for, and what the ledger needs stays without your name.`,
  },
];
