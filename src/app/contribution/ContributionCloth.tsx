import { ClothProgress, Inline, Stack, Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { formatNaira } from '#domain/money.ts';
import { contributionAmounts } from '../explain/contributionAmounts.ts';
import { ExplainedAmount } from '../explain/ExplainedAmount.tsx';
import { nextInstalment, paidCount, targetInstalments } from './instalments.ts';

interface ContributionClothProps {
  readonly contribution: Contribution;
  /** Celebrates the squares dyed after this count. By default, those dyed after the first render. */
  readonly celebrateAfter?: number;
  /** The numbers below the cloth: all, or those that the page does not show itself. */
  readonly caption?: 'all' | 'count' | 'none';
}

/** A contribution as a cloth: one square per instalment, dyed when it is paid, with the numbers as text. */
export function ContributionCloth({ contribution, celebrateAfter, caption = 'all' }: ContributionClothProps) {
  const { paid, target } = contribution;
  const total = contribution.schedule.length;
  const done = paidCount(contribution);
  const amounts = contributionAmounts(contribution);
  return (
    <Stack gap={3}>
      <ClothProgress
        label={`${done} of ${total} instalments paid, ${formatNaira(paid)} of ${formatNaira(target)}`}
        total={total}
        done={done}
        next={nextInstalment(contribution) !== null}
        targets={targetInstalments(contribution)}
        celebrateAfter={celebrateAfter}
      />
      {caption === 'none' ? null : (
        <Inline gap={4} wrap>
          <Text as="span" size="note" weight="strong">
            {done} of {total} instalments paid
          </Text>
          {caption === 'all' && (
            <Text as="span" size="note" tone="ink2">
              <ExplainedAmount explanation={amounts.paid()} /> of{' '}
              <ExplainedAmount explanation={amounts.figure('target', 'What you contribute in all', target)} />
            </Text>
          )}
        </Inline>
      )}
    </Stack>
  );
}
