import type { Contribution, Payment } from '#api/calls/contributions.ts';
import { paidInFullCount } from '#app/contribution/instalments.ts';
import { explainPaid } from '#domain/explanations/paidInstalments.ts';
import { type Kobo, subtractKobo } from '#domain/money.ts';

export interface PaymentInstalments {
  /** All that the payment pays, as on its receipt: `Month 3 and part of Month 4`. */
  readonly name: string;
  /** The number of the last one that it completes, or of the next one if it completes none or is awaited; from 1. */
  readonly number: number;
  readonly isPaid: boolean;
}

const listed = new Intl.ListFormat('en-GB');

const receivedAtMs = ({ receivedAt }: Payment): number => (receivedAt === null ? 0 : Date.parse(receivedAt));

/**
 * Maps the ids of the latest payments to their instalments. A cancelled payment has none; nor has any of a plan that was
 * left, whose paid sum has gone back to the wallet.
 * @param latest without gaps up to today, because the sum paid before each is counted back from the total paid.
 */
export function paymentInstalments(
  contribution: Pick<Contribution, 'schedule' | 'paid' | 'status'>,
  latest: readonly Payment[],
): ReadonlyMap<string, PaymentInstalments> {
  const { schedule, paid, status: contributionStatus } = contribution;
  if (contributionStatus === 'left') return new Map();
  const due = schedule.map(({ kind, dueOn, amount }) => ({ kind, dueOn, amountKobo: amount }));
  const nameOf = (amountKobo: Kobo, beforeKobo: Kobo): string => {
    const names = explainPaid(due, { beforeKobo, amountKobo }).lines.map(({ name }) => name);
    return listed.format(names.map((name, index) => (index === 0 ? name : withinSentence(name))));
  };
  const next = (paidInFull: number) => Math.min(paidInFull + 1, schedule.length);
  const paidInFull = paidInFullCount(contribution, paid);
  const instalments = new Map<string, PaymentInstalments>(
    latest
      .filter(({ status }) => status === 'awaiting_transfer')
      .map(({ id, amount }) => [id, { name: nameOf(amount, paid), number: next(paidInFull), isPaid: false }]),
  );
  const received = latest
    .filter(({ status }) => status === 'received')
    .toSorted((a, b) => receivedAtMs(b) - receivedAtMs(a));
  let sumKobo = paid;
  for (const { id, amount } of received) {
    const after = paidInFullCount(contribution, sumKobo);
    sumKobo = subtractKobo(sumKobo, amount);
    const isPaid = after > paidInFullCount(contribution, sumKobo);
    instalments.set(id, { name: nameOf(amount, sumKobo), number: isPaid ? after : next(after), isPaid });
  }
  return instalments;
}

/** A name behind another: `part of Month 4` for `Part of Month 4`. */
const withinSentence = (name: string): string =>
  name.startsWith('Month ') ? name : name.charAt(0).toLowerCase() + name.slice(1);
