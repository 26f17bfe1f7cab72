import { formatDay } from '#domain/dates.ts';
import { formatNaira } from '#domain/money.ts';
import type { Message } from '../platform/ports/messages.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { PaymentRow } from './store.ts';

interface Lapsed {
  readonly payment: PaymentRow;
  /** 'Ile Ayo Court, Block 2, Floor 3, U1'. */
  readonly unitName: string;
  readonly settings: Pick<Settings, 'productName'>;
}

/** The SMS to a buyer whose awaiting payment has lapsed. */
export const lapsedMessage = (to: string, { payment, unitName, settings }: Lapsed): Message => ({
  channel: 'sms',
  to,
  text:
    `Your payment of ${formatNaira(payment.amountKobo)} for ${unitName}, announced on ${formatDay(payment.createdAt)}, ` +
    `has lapsed: no transfer covered it in time. Any money that you sent is in your ${settings.productName} wallet. ` +
    `To pay, start again from your dashboard. Reference: ${payment.reference}.`,
});
