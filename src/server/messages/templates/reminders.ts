import { formatDay, formatDayTime, type IsoDate } from '#domain/dates.ts';
import { formatNaira, type Kobo } from '#domain/money.ts';
import type { Copy } from '../copy.ts';

/** A unit held for a buyer who has not paid yet. */
export const holdEndingCopy = (hold: {
  readonly unitName: string;
  readonly endsAt: Date;
  /** The payment that reserves the unit; null if none is awaiting. */
  readonly amountKobo: Kobo | null;
}): Copy => ({
  subject: `Your hold on ${hold.unitName} ends soon`,
  text:
    `We hold ${hold.unitName} for you until ${formatDayTime(hold.endsAt)}. ` +
    (hold.amountKobo === null
      ? 'Make your first payment before then to keep it.'
      : `Your payment of ${formatNaira(hold.amountKobo)} before then keeps it.`),
  action: { label: 'Make your payment', path: '/dashboard' },
});

export const holdEndedCopy = (productName: string, { unitName }: { readonly unitName: string }): Copy => ({
  subject: `Your hold on ${unitName} has ended`,
  text:
    `Your hold on ${unitName} has ended without a payment, so others can choose it now. ` +
    `Any money that you sent is in your ${productName} wallet. You can choose the unit again while it is free.`,
  action: { label: 'Look for a home', path: '/search' },
});

interface Instalment {
  readonly unitName: string;
  readonly amountKobo: Kobo;
  readonly dueOn: IsoDate;
}

export const instalmentDueCopy = ({ unitName, amountKobo, dueOn }: Instalment, daysLeft: number): Copy => ({
  subject: daysLeft === 0 ? 'Your instalment is due today' : `Your instalment is due on ${formatDay(dueOn)}`,
  text:
    `Your instalment of ${formatNaira(amountKobo)} for ${unitName} is due ` +
    `${daysLeft === 0 ? 'today' : `on ${formatDay(dueOn)}`}. If you have sent it already, there is nothing to do.`,
  facts: [
    ['Amount', formatNaira(amountKobo)],
    ['Due', formatDay(dueOn)],
  ],
  action: { label: 'Make your payment', path: '/dashboard' },
});

export const instalmentLateCopy = ({ unitName, amountKobo, dueOn }: Instalment): Copy => ({
  subject: `Your instalment was due on ${formatDay(dueOn)}`,
  text:
    `Your instalment of ${formatNaira(amountKobo)} for ${unitName} was due on ${formatDay(dueOn)}. ` +
    'Please send it when you can, or write to us if you cannot pay it now.',
  facts: [
    ['Amount', formatNaira(amountKobo)],
    ['Due', formatDay(dueOn)],
  ],
  action: { label: 'Make your payment', path: '/dashboard' },
});
