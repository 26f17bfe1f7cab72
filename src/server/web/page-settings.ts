import type { Settings } from '../platform/settings/settings.ts';

type Facts = Pick<
  Settings,
  | 'productName'
  | 'bankProvider'
  | 'messageProvider'
  | 'unitHoldMs'
  | 'planCHoldMs'
  | 'paymentLapseMs'
  | 'socialUrls'
>;

/** What the page must know of its server before its first call: the content of `<meta name="app-settings">`. */
export const pageSettings = ({
  productName,
  bankProvider,
  messageProvider,
  socialUrls,
  ...durations
}: Facts): string =>
  JSON.stringify({
    productName,
    sandbox: { bank: bankProvider === 'sandbox', messages: messageProvider === 'outbox' },
    unitHoldMs: durations.unitHoldMs,
    planCHoldMs: durations.planCHoldMs,
    paymentLapseMs: durations.paymentLapseMs,
    socialUrls,
  });
