import { lagosDate } from '#domain/dates.ts';
import { codeChannels } from '../platform/settings/message-settings.ts';
import type { Settings } from '../platform/settings/settings.ts';

type PublicSettings = Pick<
  Settings,
  | 'productName'
  | 'publicUrl'
  | 'bankProvider'
  | 'messages'
  | 'railsUrl'
  | 'unitHoldMs'
  | 'planCHoldMs'
  | 'paymentLapseMs'
  | 'exitFeeBps'
  | 'socialUrls'
  | 'company'
  | 'mortgages'
>;

/** The settings that a page needs before its first API call: the content of `<meta name="app-settings">`. */
export const pageSettings = (
  {
    productName,
    publicUrl,
    bankProvider,
    messages,
    railsUrl,
    socialUrls,
    company,
    mortgages,
    exitFeeBps,
    ...durations
  }: PublicSettings,
  { savesData, now }: { readonly savesData: boolean; readonly now: Date },
): string =>
  JSON.stringify({
    productName,
    publicUrl,
    sandbox: {
      bank: bankProvider === 'sandbox' || railsUrl !== null,
      messages: isSimulated(messages) || railsUrl !== null,
      scenarios: railsUrl !== null,
    },
    year: Number(lagosDate(now).slice(0, 4)),
    savesData,
    codeChannels: codeChannels(messages),
    unitHoldMs: durations.unitHoldMs,
    planCHoldMs: durations.planCHoldMs,
    paymentLapseMs: durations.paymentLapseMs,
    exitFeeBps,
    socialUrls,
    company,
    mortgages,
  });

/** Whether the sandbox shows messages. */
const isSimulated = ({ sms, email }: PublicSettings['messages']): boolean =>
  sms.provider === 'outbox' || email.provider === 'outbox';
