import { Heading, Link, Stack, Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { NHF_CONTRIBUTION_MONTHS } from '#domain/mortgages/mortgages.ts';
import { countText } from '#domain/quantities.ts';
import * as styles from './MortgageProgress.css.ts';

const OURS = ['Your allocation letter', 'Your terms as agreed', 'Your latest statement'];

const OWN = [
  'A valid ID: your NIN, international passport, driver’s licence or voter’s card',
  'Proof of your income: your latest payslips, and a letter from your employer',
  'The statement of the bank account that your salary is paid into',
];

/** The documents that a lender requires: those we issued and those the buyer brings. */
export const DocumentsToBring = ({ contribution: { rsaShare } }: { readonly contribution: Contribution }) => (
  <Stack gap={2}>
    <Heading level={3}>Documents to bring</Heading>
    <ul className={styles.list}>
      {[
        ...OWN,
        ...(rsaShare > 0 ? ['A statement of your RSA from your pension fund administrator'] : []),
      ].map((document) => (
        <li key={document}>
          <Text>{document}</Text>
        </li>
      ))}
      <li>
        <Text>
          For a National Housing Fund mortgage: proof of at least{' '}
          {countText(NHF_CONTRIBUTION_MONTHS, 'month')} of contributions to the Fund
        </Text>
      </li>
      {OURS.map((document) => (
        <li key={document}>
          <Text>{document}</Text>
        </li>
      ))}
    </ul>
    <Text size="small" tone="ink2">
      The last {OURS.length} are under <Link href="/dashboard/documents">your documents</Link>, the first
      statement once its month is over. A lender may ask for more: we write to you then.
    </Text>
  </Stack>
);
