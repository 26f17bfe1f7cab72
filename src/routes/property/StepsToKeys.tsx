import { Section, Stack, Text, Timeline } from '@adire/ui';
import { KeyRound } from 'lucide-react';
import { AmountFigure } from '#app/amount/AmountFigure.tsx';
import { monthsText } from '#app/format/countText.ts';
import { advertisedQuote } from '#app/property-card/advertised.ts';
import { formatNaira, type Kobo } from '#domain/money.ts';
import { EQUITY_BPS, FIRST_TARGET_BPS, type Quote, RECOMMENDED_PLAN } from '#domain/plans/plans.ts';
import { shareText } from '#domain/quantities.ts';
import * as styles from './StepsToKeys.css.ts';

/** The month in which the contributions reach an amount, from 1. */
const monthOf = ({ monthlyKobo }: Quote, amountKobo: Kobo): number => Math.ceil(amountKobo / monthlyKobo);

interface StepsToKeysProps {
  readonly priceKobo: Kobo;
  readonly durationMonths: number;
}

/** The steps of the recommended plan, from the first contribution to the keys. */
export function StepsToKeys({ priceKobo, durationMonths }: StepsToKeysProps) {
  const plan = advertisedQuote(priceKobo, { durationMonths });
  const [first, second] = plan.targets;
  if (!first || !second) return null;
  const step = (id: string, title: string, amountKobo: Kobo, sentence: string, month: number | null) => ({
    id,
    title,
    note: sentence,
    status: id === 'start' ? ('current' as const) : ('pending' as const),
    icon: id === 'keys' ? <KeyRound size={14} /> : undefined,
    badge: (
      <div className={styles.amount}>
        <AmountFigure amountKobo={amountKobo} size="s" />
        {month === null ? null : (
          <Text size="note" tone="ink3">
            Month {month}
          </Text>
        )}
      </div>
    ),
  });
  return (
    <Section title="How your money becomes keys">
      <Stack gap={4}>
        <Text tone="ink2">
          Plan {RECOMMENDED_PLAN} over {monthsText(durationMonths)}
        </Text>
        <Timeline
          items={[
            step('start', 'First contribution', plan.monthlyKobo, 'Your unit is reserved in your name', 1),
            step(
              'first',
              `First target, ${shareText(FIRST_TARGET_BPS)}`,
              first.amountKobo,
              'You get the allocation letter',
              monthOf(plan, first.amountKobo),
            ),
            step(
              'second',
              `Second target, ${shareText(EQUITY_BPS)}`,
              second.amountKobo,
              'The mortgage for the rest is applied for',
              monthOf(plan, second.amountKobo),
            ),
            step('keys', 'Keys', priceKobo, `The mortgage pays ${formatNaira(plan.mortgageKobo)}`, null),
          ]}
        />
      </Stack>
    </Section>
  );
}
