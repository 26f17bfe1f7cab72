import { Button, Stack, Text } from '@adire/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Amount } from '#app/amount/Amount.tsx';
import { AmountFigure } from '#app/amount/AmountFigure.tsx';
import { homesText, monthsText } from '#app/format/countText.ts';
import { useDebounced } from '#app/queries/useDebounced.ts';
import type { Affordability } from '#domain/plans/affordability.ts';
import { HEAVY_SALARY_SHARE_BPS } from '#domain/plans/eligibility.ts';
import { EQUITY_BPS, OUTRIGHT_DOWNPAYMENT_BPS } from '#domain/plans/plans.ts';
import { shareText } from '#domain/quantities.ts';
import { searchPath } from '#machines/search/search.url.ts';
import * as styles from './Affordability.css.ts';
import { HomesByPrice } from './HomesByPrice.tsx';
import { affordableHomesQuery, TYPING_PAUSE_MS } from './landingQueries.ts';

interface AffordableRangeProps {
  readonly reach: Affordability;
  readonly months: number;
}

/** The affordable price range: from instalments alone to instalments plus a mortgage. */
export function AffordableRange({ reach, months }: AffordableRangeProps) {
  const { monthlyKobo, planAPriceKobo, planBPriceKobo } = reach;
  if (planBPriceKobo === 0) {
    return <Text size="lead">Tell us what you earn, and see which homes are within your reach.</Text>;
  }
  return (
    <Stack gap={5}>
      <div aria-live="polite" aria-atomic="true">
        <Stack gap={2}>
          <Text tone="ink2">You can look at homes up to</Text>
          <AmountFigure amountKobo={planBPriceKobo} size="xl" />
          <Text>
            <Amount amountKobo={monthlyKobo} /> a month, {shareText(HEAVY_SALARY_SHARE_BPS)} of what you earn,
            for {monthsText(months)} saves {shareText(EQUITY_BPS)} of that price. A mortgage pays the rest.
          </Text>
        </Stack>
      </div>
      <HomesByPrice planAPriceKobo={planAPriceKobo} planBPriceKobo={planBPriceKobo} />
      <Text size="small" tone="ink2">
        From <Amount amountKobo={planAPriceKobo} /> with no mortgage (Plan A, after a{' '}
        {shareText(OUTRIGHT_DOWNPAYMENT_BPS)} downpayment) to <Amount amountKobo={planBPriceKobo} /> with one
        (Plan B).
      </Text>
      <HomesInReach reach={reach} />
    </Stack>
  );
}

/** The link to the homes in the range, with their count once it is loaded. */
function HomesInReach({ reach }: Pick<AffordableRangeProps, 'reach'>) {
  const planAPriceKobo = useDebounced(reach.planAPriceKobo, TYPING_PAUSE_MS);
  const planBPriceKobo = useDebounced(reach.planBPriceKobo, TYPING_PAUSE_MS);
  const { data } = useQuery({
    ...affordableHomesQuery({ planAPriceKobo, planBPriceKobo }),
    placeholderData: keepPreviousData,
  });
  const href = searchPath({ minKobo: reach.planAPriceKobo, maxKobo: reach.planBPriceKobo });
  if (data?.total === 0) {
    return (
      <Stack gap={3}>
        <Text>No home is on sale in this range today.</Text>
        <div>
          <Button
            variant="quiet"
            href={searchPath({ sort: 'price_asc' })}
            iconAfter={<ArrowRight size={20} />}
          >
            See all homes by price
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <div className={styles.reach}>
      <Button href={href} size="large" iconAfter={<ArrowRight size={20} />}>
        {data ? `See ${homesText(data.total)} in this range` : 'See homes in this range'}
      </Button>
    </div>
  );
}
