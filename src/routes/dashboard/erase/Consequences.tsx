import { Card, Link, Section, Stack, Text } from '@adire/ui';
import { BOOKS_RETENTION_YEARS } from '#domain/accounts/erasure.ts';
import { countText } from '#domain/quantities.ts';
import * as styles from './EraseScreen.css.ts';

const YEARS = countText(BOOKS_RETENTION_YEARS, 'year');

/** What is erased, and what is retained for how long. */
export const Consequences = () => (
  <>
    <Card>
      <Section title="What we erase" look={3}>
        <Stack gap={4}>
          <ul className={styles.list}>
            <li>Your name, phone number, email, password, picture, date of birth and employment status.</li>
            <li>Your next of kin, as your profile names them.</li>
            <li>Your saved homes, the visits that you asked for and what you wrote to us.</li>
            <li>Our messages to you and your choice of them. Those that are waiting are not sent.</li>
            <li>Your sessions, codes, and the browsers that we know.</li>
          </ul>
          <Text tone="ink2">
            You may want to <Link href="/dashboard/profile">download your data</Link> and{' '}
            <Link href="/dashboard/documents">your documents</Link> first: afterwards nobody can send them to
            you.
          </Text>
        </Stack>
      </Section>
    </Card>
    <Card>
      <Section title="What we keep, because the law asks for it" look={3}>
        <ul className={styles.list}>
          <li>
            For {YEARS}: the letters, receipts, statements and agreements as they were issued, with the next
            of kin whom an agreement names; the accounts that we sent your withdrawals to, and what the banks
            reported of your transfers. Then we delete these too.
          </li>
          <li>
            For good, without your name: the amounts, dates and references of payments, and the terms of their
            plans.
          </li>
        </ul>
      </Section>
    </Card>
  </>
);
