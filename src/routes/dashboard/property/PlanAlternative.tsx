import { Card, Section, Stack, Text, VisuallyHidden } from '@adire/ui';
import type { ReactNode } from 'react';
import type { Contribution } from '#api/calls/contributions.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { formatDay, type IsoDate, lagosDate } from '#domain/dates.ts';
import type { Explanation } from '#domain/derivation/explanation.ts';
import { explainQuote } from '#domain/explanations/quoteExplanations.ts';
import { formatNaira, ZERO_KOBO } from '#domain/money.ts';
import { alternativePlan, comparedPlan } from '#domain/plans/alternativePlan.ts';
import { countText } from '#domain/quantities.ts';
import * as styles from '../change/change.css.ts';

interface PlanAlternativeProps {
  readonly contribution: Contribution;
  readonly today: IsoDate;
}

/**
 * Compares the plan with the alternative: the same home, duration and RSA balance, started on the same day. Nothing for a
 * plan that did not begin with the terms of today.
 */
export function PlanAlternative({ contribution, today }: PlanAlternativeProps) {
  const { plan, price, durationMonths, rsaBalance, schedule, monthly, mortgage, createdAt } = contribution;
  const beganOn = lagosDate(new Date(createdAt));
  const terms = { priceKobo: price, durationMonths, rsaBalanceKobo: rsaBalance, beganOn };
  const other = alternativePlan(comparedPlan(plan), terms, today);
  const asBegun = alternativePlan(plan, terms, today);
  const [first] = schedule;
  const last = schedule.at(-1);
  if (!other || !first || !last) return null;
  // A plan that was changed since has instalments of other terms than those of today.
  if (asBegun?.firstKobo !== first.amount || asBegun.monthlyKobo !== monthly) return null;
  const own = contributionAmounts(contribution);
  const theirs = explainQuote(
    { plan: other.plan, priceKobo: price, durationMonths, rsaBalanceKobo: rsaBalance },
    `By the rules of ${formatDay(today)}.`,
  );
  const rows = [
    ['First payment', amount(own.instalment(1, 'First payment')), amount(theirs.instalment(1))],
    ['Each month', amount(own.figure('monthly', 'Each month', monthly)), amount(theirs.of('monthly'))],
    ['Due by today', amount(own.dueBy(today)), amount(theirs.savedAt(other.dueCount))],
    ['Last instalment', formatDay(last.dueOn), formatDay(other.endsOn)],
    [
      'Mortgage then',
      amount(own.figure('mortgage', 'What the mortgage pays', mortgage), 'None'),
      amount(theirs.of('mortgage'), 'None'),
    ],
  ] as const;
  const title = `Had you begun with Plan ${other.plan}`;
  return (
    <Card>
      <Section title={title} look={3}>
        <Stack gap={4}>
          <Text tone="ink2">
            The same home over {countText(durationMonths, 'month')}, begun on {formatDay(beganOn)}, by today’s
            rules.
          </Text>
          <table className={styles.compared}>
            <caption>
              <VisuallyHidden>{title}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                {['What', `Plan ${plan}, yours`, `Plan ${other.plan}`].map((column) => (
                  <th key={column} scope="col" className={`${styles.comparedCell} ${styles.comparedHead}`}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([what, yours, theirs]) => (
                <tr key={what}>
                  <th scope="row" className={styles.comparedCell}>
                    {what}
                  </th>
                  <td className={styles.comparedCell}>{yours}</td>
                  <td className={styles.comparedCell}>{theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Stack>
      </Section>
    </Card>
  );
}

/** An amount that opens its explanation; ₦0 has none. */
const amount = (explanation: Explanation | null, nothing = formatNaira(ZERO_KOBO)): ReactNode =>
  explanation === null || explanation.amountKobo === ZERO_KOBO ? (
    nothing
  ) : (
    <ExplainedAmount explanation={explanation} />
  );
