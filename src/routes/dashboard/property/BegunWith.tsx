import { Card, Section, Stack, Text, VisuallyHidden } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { formatDay, lagosDate } from '#domain/dates.ts';
import { addKobo, formatNaira } from '#domain/money.ts';
import { comparedPlan, otherStart } from '#domain/otherStart.ts';
import { countText } from '#domain/quantities.ts';
import * as styles from '../change/change.css.ts';

interface BegunWithProps {
  readonly contribution: Contribution;
  readonly today: string;
}

/** The plan beside the one that it might have been: the same home, months and RSA, begun on the same day. */
export function BegunWith({ contribution, today }: BegunWithProps) {
  const { plan, price, durationMonths, rsaBalance, schedule, monthly, mortgage, createdAt } = contribution;
  const beganOn = lagosDate(new Date(createdAt));
  const other = otherStart(
    comparedPlan(plan),
    { priceKobo: price, durationMonths, rsaBalanceKobo: rsaBalance, beganOn },
    today,
  );
  const [first] = schedule;
  const last = schedule.at(-1);
  if (!other || !first || !last) return null;
  const due = addKobo(...schedule.flatMap(({ dueOn, amount }) => (dueOn <= today ? [amount] : [])));
  const rows = [
    ['First payment', formatNaira(first.amount), formatNaira(other.firstKobo)],
    ['Each month', formatNaira(monthly), formatNaira(other.monthlyKobo)],
    ['Due by today', formatNaira(due), formatNaira(other.dueByTodayKobo)],
    ['Last instalment', formatDay(last.dueOn), formatDay(other.endsOn)],
    ['Mortgage then', mortgageText(mortgage), mortgageText(other.mortgageKobo)],
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

const mortgageText = (amountKobo: Contribution['mortgage']): string =>
  amountKobo === 0 ? 'None' : formatNaira(amountKobo);
