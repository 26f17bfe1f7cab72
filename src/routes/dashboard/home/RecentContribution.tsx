import { Card, Link, Section, Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { RecentPayments } from '../property/RecentPayments.tsx';

interface RecentContributionProps {
  readonly contribution: Contribution;
}

const SHOWN = 3;

/** The latest payments into a contribution. */
export const RecentContribution = ({ contribution }: RecentContributionProps) => (
  <Card>
    <Section
      title="Recent Contribution"
      look={3}
      action={<Link href={`/dashboard/property/${contribution.slug}?tab=payments`}>All</Link>}
    >
      <Text size="small" tone="ink2">
        {heldUnitName(contribution)}
      </Text>
      <RecentPayments contribution={contribution} count={SHOWN} />
    </Section>
  </Card>
);
