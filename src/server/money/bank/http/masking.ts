import type { MaskedSender } from '../../../platform/ports/bank.ts';

/** A masked sender: 'A** O**' and the last four digits. Empty texts and 'N/A' count as absent. */
export const maskSender = (sender: {
  readonly name?: string | null | undefined;
  readonly bankName?: string | null | undefined;
  readonly accountNumber?: string | null | undefined;
}): MaskedSender => ({
  name: maskName(given(sender.name)),
  bankName: given(sender.bankName)?.slice(0, MAX_NAME) ?? null,
  accountLast4: given(sender.accountNumber)?.slice(-4) ?? null,
});

const MAX_NAME = 60;
const ABSENT = /^(?:|n\/a|null)$/i;

const given = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return ABSENT.test(trimmed) ? null : trimmed;
};

/** Keeps the first letter of each word. */
const maskName = (name: string | null): string | null =>
  name
    ?.slice(0, MAX_NAME)
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}**`)
    .join(' ') ?? null;

const LONG_NUMBER = /\d{6,}/g;
const EMAIL = /[^\s@]+@[^\s@]+/g;
const MAX_MESSAGE = 160;

/** A provider's message for a log: one line, without secrets, email addresses, account numbers or phone numbers. */
export function loggableMessage(message: string, secrets: readonly string[]): string {
  const withoutSecrets = secrets.reduce((text, secret) => text.replaceAll(secret, '***'), message);
  const oneLine = withoutSecrets.replace(/[^\p{L}\p{N}\p{P}\p{S}]+/gu, ' ').trim();
  return oneLine.replace(EMAIL, '***').replace(LONG_NUMBER, '***').slice(0, MAX_MESSAGE);
}
