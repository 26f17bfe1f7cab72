import type { Settings } from '../platform/settings/settings.ts';

type PublicSettings = Pick<
  Settings,
  | 'productName'
  | 'publicUrl'
  | 'bankProvider'
  | 'messages'
  | 'unitHoldMs'
  | 'planCHoldMs'
  | 'paymentLapseMs'
  | 'socialUrls'
  | 'company'
>;

/** The settings that the page needs before its first call: the content of `<meta name="app-settings">`. */
export const pageSettings = ({
  productName,
  publicUrl,
  bankProvider,
  messages,
  socialUrls,
  company,
  ...durations
}: PublicSettings): string =>
  JSON.stringify({
    productName,
    publicUrl,
    sandbox: { bank: bankProvider === 'sandbox', messages: isSimulated(messages) },
    unitHoldMs: durations.unitHoldMs,
    planCHoldMs: durations.planCHoldMs,
    paymentLapseMs: durations.paymentLapseMs,
    socialUrls,
    company,
  });

/** Whether the sandbox shows messages. */
const isSimulated = ({ sms, email }: PublicSettings['messages']): boolean =>
  sms.provider === 'outbox' || email.provider === 'outbox';
