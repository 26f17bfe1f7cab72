import { Heading, Link, Stack, Text } from '@adire/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Contribution } from '#api/calls/contributions.ts';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { heldUnitName } from '#domain/listings/units.ts';
import { NamedContribution } from '../property/NamedContribution.tsx';
import * as styles from './change.css.ts';

interface PlanSubpageProps {
  readonly title: string;
  readonly children: (contribution: Contribution) => ReactNode;
}

/** The frame of a subpage of a plan, which the URL's slug identifies. */
export const PlanSubpage = ({ title, children }: PlanSubpageProps) => (
  <div className={styles.page}>
    <PrivateHead title={title} />
    <NamedContribution>
      {(contribution) => (
        <Stack gap={6}>
          <Link href={`/dashboard/property/${contribution.slug}`}>
            <span className={styles.back}>
              <ArrowLeft size={18} aria-hidden="true" /> Back to your plan
            </span>
          </Link>
          <Stack gap={1}>
            <Heading level={1}>{title}</Heading>
            <Text tone="ink2">{heldUnitName(contribution)}</Text>
          </Stack>
          {children(contribution)}
        </Stack>
      )}
    </NamedContribution>
  </div>
);
