import { Card, Heading, Link, Stack, Tabs, Text } from '@adire/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Contribution } from '#api/calls/contributions.ts';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { HomePicture } from '#app/home-picture/HomePicture.tsx';
import { heldUnitName } from '#domain/listings/units.ts';
import { useSearchChoice } from '../address/searchParams.ts';
import { CancelContribution } from '../cancel/CancelContribution.tsx';
import { ContributionDocuments } from '../documents/ContributionDocuments.tsx';
import { AllocationLetter } from '../documents/letter/AllocationLetter.tsx';
import { PayBar } from '../make-contribution/PayBar.tsx';
import { MortgageProgress } from '../mortgage/MortgageProgress.tsx';
import * as styles from './ContributionPage.css.ts';
import { ContributionStatusNotice } from './ContributionStatusNotice.tsx';
import { MilestoneList } from './MilestoneList.tsx';
import { Overview } from './Overview.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';

const TABS = ['overview', 'progress', 'payments', 'documents'] as const;
type Tab = (typeof TABS)[number];
const TAB_LABELS: Readonly<Record<Tab, string>> = {
  overview: 'Overview',
  progress: 'Project Progress',
  payments: 'Payment History',
  documents: 'Documents',
};

interface ContributionPageProps {
  readonly contribution: Contribution;
}

export function ContributionPage({ contribution }: ContributionPageProps) {
  const [tab, chooseTab] = useSearchChoice('tab', TABS);
  const { property } = contribution;
  const content: Readonly<Record<Tab, ReactNode>> = {
    overview: <Overview contribution={contribution} />,
    progress: (
      <Card>
        <MilestoneList contribution={contribution} />
      </Card>
    ),
    payments: <PaymentHistory contribution={contribution} />,
    documents: <ContributionDocuments contribution={contribution} />,
  };
  return (
    <Stack gap={6}>
      <PrivateHead title={heldUnitName(contribution)} />
      <Link href="/dashboard/properties">
        <span className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" /> Property
        </span>
      </Link>
      <header className={styles.header}>
        <div className={styles.picture}>
          <HomePicture contribution={contribution} priority />
        </div>
        <Stack gap={1}>
          <Heading level={1}>{property.title}</Heading>
          <Text tone="ink2">
            {contribution.unit.name}. {property.address}
          </Text>
        </Stack>
        <div className={styles.action}>
          <CancelContribution contribution={contribution} />
          <PayBar contribution={contribution} />
        </div>
      </header>
      <ContributionStatusNotice contribution={contribution} isOnPlanPage />
      <MortgageProgress contribution={contribution} />
      <AllocationLetter contribution={contribution} />
      <Tabs
        label="About this contribution"
        value={tab}
        onChange={chooseTab}
        tabs={TABS.map((value) => ({
          value,
          label: TAB_LABELS[value],
          content: content[value],
        }))}
      />
    </Stack>
  );
}
