import { given } from '../derivation/derivation.ts';
import { type Explanation, explain } from '../derivation/explanation.ts';
import { addKobo, type Kobo, subtractKobo, ZERO_KOBO } from '../money.ts';
import { FILLING_RULE } from '../payments/payments.ts';
import { instalmentName } from '../plans/instalmentNames.ts';
import { payInOrder } from '../plans/payInOrder.ts';
import type { DueInstalment } from '../plans/schedules.ts';
import { sumOfInstalments } from './quoteExplanations.ts';

/** What a payment pays of one instalment, or of equal ones in a row. */
export interface PaidLine {
  /** `Month 3`, `Month 3 to Month 12`, `Part of Month 13`, `Rest of Month 2`. */
  readonly name: string;
  readonly count: number;
  /** The amount of each. */
  readonly eachKobo: Kobo;
  readonly amountKobo: Kobo;
}

interface Payment {
  /** What was paid before. */
  readonly beforeKobo: Kobo;
  readonly amountKobo: Kobo;
}

/** Explains a payment by the instalments that it pays, whose amounts add up to it. */
export function explainPaid(
  instalments: readonly DueInstalment[],
  payment: Payment,
): { readonly lines: readonly PaidLine[]; readonly sum: Explanation } {
  const parts = partsOf(instalments, payment);
  const lines: PaidLine[] = [];
  let firstName = '';
  for (const { name, isWhole, amountKobo } of parts) {
    const last = lines.at(-1);
    const joins = last !== undefined && isWhole && last.eachKobo === amountKobo && isMonth(last.name);
    if (joins) {
      lines[lines.length - 1] = {
        name: `${firstName} to ${name}`,
        count: last.count + 1,
        eachKobo: amountKobo,
        amountKobo: addKobo(last.amountKobo, amountKobo),
      };
    } else {
      firstName = name;
      lines.push({ name, count: 1, eachKobo: amountKobo, amountKobo });
    }
  }
  return {
    lines,
    sum: explain(sumOfInstalments(parts.map(({ name, amountKobo }) => given(name, amountKobo))), {
      title: 'This payment',
      rule: FILLING_RULE,
      basis: '',
    }),
  };
}

interface Part {
  readonly name: string;
  /** Whether the payment pays the instalment whole. */
  readonly isWhole: boolean;
  readonly amountKobo: Kobo;
}

function partsOf(instalments: readonly DueInstalment[], { beforeKobo, amountKobo }: Payment): Part[] {
  const paidOf = (paidKobo: Kobo) =>
    payInOrder(instalments, ({ amountKobo: instalmentKobo }) => instalmentKobo, paidKobo);
  const before = paidOf(beforeKobo);
  return paidOf(addKobo(beforeKobo, amountKobo)).flatMap((after, index) => {
    const paidBeforeKobo = before[index]?.paidKobo ?? ZERO_KOBO;
    const partKobo = subtractKobo(after.paidKobo, paidBeforeKobo);
    if (partKobo === ZERO_KOBO) return [];
    const name = instalmentName({ schedule: instalments }, index + 1);
    const isWhole = partKobo === after.amountKobo;
    const isRest = after.paidKobo === after.amountKobo;
    const part = `${isRest ? 'Rest' : 'Part'} of ${isMonth(name) ? name : `the ${name.toLowerCase()}`}`;
    return [{ name: isWhole ? name : part, isWhole, amountKobo: partKobo }];
  });
}

const isMonth = (name: string): boolean => name.startsWith('Month ');
