import { Heading, Link, Stack, Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { contactAbout } from '#app/contact/askedHome.ts';
import * as styles from './MortgageProgress.css.ts';

/** What a buyer can do whose mortgage was declined. */
export const AfterDecline = ({
  contribution: { slug, mortgage, property },
}: {
  readonly contribution: Contribution;
}) => (
  <Stack gap={2}>
    <Heading level={3}>What you can do</Heading>
    <ul className={styles.list}>
      <li>
        <Text>
          Apply again, with other documents or to another lender:{' '}
          <Link href={contactAbout(property.id)}>ask us how</Link>.
        </Text>
      </li>
      <li>
        <Text>
          Pay the other <Amount amountKobo={mortgage} /> yourself, as on Plan A:{' '}
          <Link href={contactAbout(property.id)}>ask us for a schedule</Link>.
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
