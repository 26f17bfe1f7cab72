import { Heading, Link, Stack, Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { Amount } from '#app/amount/Amount.tsx';
import * as styles from './MortgageProgress.css.ts';

/** What a buyer can do whose mortgage was declined. */
export const AfterDecline = ({
  contribution: { slug, mortgage },
}: {
  readonly contribution: Contribution;
}) => (
  <Stack gap={2}>
    <Heading level={3}>What you can do</Heading>
    <ul className={styles.list}>
      <li>
        <Text>Apply again, with other documents or to another lender: ask us.</Text>
      </li>
      <li>
        <Text>
          Pay the other <Amount amountKobo={mortgage} /> yourself, as on Plan A: ask us.
        </Text>
      </li>
      <li>
        <Text>
          Leave the plan and get back what you have paid:{' '}
          <Link href={`/dashboard/property/${slug}/leave`}>see what leaving returns</Link>.
        </Text>
      </li>
    </ul>
  </Stack>
);
