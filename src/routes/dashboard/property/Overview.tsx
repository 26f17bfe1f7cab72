import { Card, DescriptionList, Grid, Link, Section, Stack } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { ContributionCloth } from '#app/contribution/ContributionCloth.tsx';
import { monthsLeft } from '#app/contribution/instalments.ts';
import { isBeingConfirmed } from '#app/contribution/isBeingConfirmed.ts';
import { contributionAmounts, mortgageAmount } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { MortgageOutlook } from '#app/mortgage/MortgageOutlook.tsx';
import { lagosDate } from '#domain/dates.ts';
import { paysRest } from '#domain/plans/instalmentNames.ts';
import { hasEnded } from '#domain/statuses.ts';
import { PlanHelp } from '../change/PlanHelp.tsx';
import { type DueNow, dueNow } from '../facts/dueNow.ts';
import { AwaitedPayment } from './AwaitedPayment.tsx';
import { ContributedSoFar } from './ContributedSoFar.tsx';
import { MilestoneList } from './MilestoneList.tsx';
import { NextOfKin } from './NextOfKin.tsx';
import * as styles from './Overview.css.ts';
import { PlanAlternative } from './PlanAlternative.tsx';
import { RecentPayments } from './RecentPayments.tsx';
import { Schedule } from './Schedule.tsx';

interface OverviewProps {
  readonly contribution: Contribution;
}

/** Progress, next payment, building milestones and latest payments; then the mortgage and what else is possible. */
export function Overview({ contribution }: OverviewProps) {
  const { status } = contribution;
  const isEnded = hasEnded(status);
  const address = `/dashboard/property/${contribution.slug}`;
  return (
    <Stack gap={8}>
      <AwaitedPayment contribution={contribution} />
      <div className={styles.figures}>
        <ContributedSoFar contribution={contribution} />
        <DescriptionList columns={2} items={factsOf(contribution)} />
      </div>
      {!isEnded && (
        <Card>
          <Stack gap={4}>
            <ContributionCloth contribution={contribution} caption="count" />
            <Schedule contribution={contribution} />
          </Stack>
        </Card>
      )}
      <Grid minColumnPx={400} gap={5}>
        <Card>
          <Section
            title="Project Progress"
            look={3}
            action={<Link href={`${address}?tab=progress`}>All milestones</Link>}
          >
            <MilestoneList contribution={contribution} />
          </Section>
        </Card>
        <Card>
          <Section
            title="Payment History"
            look={3}
            action={<Link href={`${address}?tab=payments`}>All payments</Link>}
          >
            <RecentPayments contribution={contribution} />
          </Section>
        </Card>
      </Grid>
      {!isEnded && contribution.mortgage > 0 && !hasOffer(contribution) && (
        <MortgageOutlook
          loan={mortgageAmount(contribution)}
          ageYears={contribution.age}
          salaryKobo={contribution.salary}
          planMonths={contribution.durationMonths}
        />
      )}
      {status === 'active' && !paysRest(contribution) && (
        <PlanAlternative contribution={contribution} today={lagosDate(new Date())} />
      )}
      <PlanHelp contribution={contribution} />
      {!isEnded && <NextOfKin contribution={contribution} />}
    </Stack>
  );
}

/** Whether a lender has offered the mortgage: its own figures replace any illustration. */
const hasOffer = ({ mortgageProgress }: Contribution): boolean =>
  mortgageProgress?.state === 'approved' || mortgageProgress?.state === 'disbursed';

function nothingDueText(contribution: Contribution): string {
  if (contribution.status === 'leaving') return 'Nothing until we have decided';
  return isBeingConfirmed(contribution) ? 'Once your transfer is confirmed' : 'Nothing more';
}

const DUE_TERMS = {
  late: 'Late since',
  due: 'Next due',
  held: 'Pay by',
} as const satisfies Record<DueNow['kind'], string>;

function factsOf(contribution: Contribution) {
  const { monthly, mortgage, status, price, plan } = contribution;
  const amounts = contributionAmounts(contribution);
  const due = dueNow(contribution, lagosDate(new Date()));
  if (hasEnded(status)) {
    return [
      { term: 'Price', value: <ExplainedAmount explanation={amounts.price(price)} /> },
      { term: 'Plan', value: plan },
    ];
  }
  return [
    {
      term: due ? DUE_TERMS[due.kind] : 'Next due',
      value: due ? due.when : nothingDueText(contribution),
    },
    // The usual instalment is named once, as what is due each month.
    ...(due && due.amount.amountKobo !== monthly
      ? [{ term: 'Amount due', value: <ExplainedAmount explanation={due.amount} /> }]
      : []),
    {
      term: 'Each month',
      value: <ExplainedAmount explanation={amounts.figure('monthly', 'Each month', monthly)} />,
    },
    { term: 'Months left', value: String(monthsLeft(contribution)) },
    ...(mortgage > 0
      ? [
          {
            term: 'Mortgage then',
            value: <ExplainedAmount explanation={mortgageAmount(contribution)} />,
          },
        ]
      : []),
  ];
}
