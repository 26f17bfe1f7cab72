import { Button, Heading, Stack, Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Contribution } from '#api/calls/contributions.ts';
import { contactPathForLender } from '#app/contact/contactLinks.ts';
import { mortgageAmount } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { exitQuery } from '#app/queries/changes.ts';
import { exitAmounts } from '../leave/exitAmounts.ts';
import * as styles from './MortgageProgress.css.ts';

interface AfterDeclineProps {
  readonly contribution: Contribution;
}

/** The options of a buyer whose mortgage was declined, each with its button. */
export function AfterDecline({ contribution }: AfterDeclineProps) {
  const { id, slug, property } = contribution;
  const { data: exit } = useQuery(exitQuery(id));
  const address = `/dashboard/property/${slug}`;
  return (
    <Stack gap={4}>
      <Heading level={3}>What you can do</Heading>
      <ul className={styles.ways}>
        <Way
          title="Pay the rest yourself"
          action={<Button href={`${address}/pay-rest`}>See the quote</Button>}
        >
          The home stays yours. You pay the other{' '}
          <ExplainedAmount explanation={mortgageAmount(contribution)} /> as on Plan A, over months that you
          choose, and no mortgage is needed.
        </Way>
        <Way
          title="Ask another lender"
          action={
            <Button variant="quiet" href={contactPathForLender(property.id, slug)}>
              Ask us to apply again
            </Button>
          }
        >
          Lenders decide differently, and what one declined another may approve. Bring the documents below.
        </Way>
        <Way
          title="Leave the plan"
          action={
            <Button variant="quiet" href={`${address}/leave`}>
              See the exit quote
            </Button>
          }
        >
          {exit?.quote ? (
            <>
              You get <ExplainedAmount explanation={exitAmounts(contribution, exit.quote).returned} /> of what
              you have paid back into your wallet, and the home goes back on the list.
            </>
          ) : (
            'You get back what you have paid, less what the plan keeps, and the home goes back on the list.'
          )}
        </Way>
      </ul>
    </Stack>
  );
}

interface WayProps {
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

const Way = ({ title, action, children }: WayProps) => (
  <li className={styles.way}>
    <div>
      <Text weight="strong">{title}</Text>
      <Text tone="ink2">{children}</Text>
    </div>
    <div>{action}</div>
  </li>
);
