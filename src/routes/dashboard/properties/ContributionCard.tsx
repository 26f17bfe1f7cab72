import { Badge, Card, Heading, Inline, Link, ProgressBar, Stack, Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { isBeingConfirmed } from '#app/contribution/isBeingConfirmed.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { HomePicture } from '#app/home-picture/HomePicture.tsx';
import { formatDay, lagosDate } from '#domain/dates.ts';
import { formatNaira } from '#domain/money.ts';
import { STATUS_TONES } from '#domain/statusTones.ts';
import { type DueNow, dueNow } from '../facts/dueNow.ts';
import { CONTRIBUTION_STATUS_LABELS, formatMoment, progressSentence } from '../facts/labels.ts';
import * as styles from './ContributionCard.css.ts';

interface ContributionCardProps {
  readonly contribution: Contribution;
  /** The level of the title: one below the heading above the cards. */
  readonly headingLevel?: 2 | 3;
}

/** A contribution in the list: home, progress, next due amount and construction milestone. */
export function ContributionCard({ contribution, headingLevel = 2 }: ContributionCardProps) {
  const { property, status, slug } = contribution;
  const isLive = status === 'pending' || status === 'active';
  return (
    <Card as="article">
      <Stack gap={4}>
        <div className={styles.head}>
          <HomePicture contribution={contribution} />
          <Stack gap={1}>
            <Heading level={headingLevel} look={3}>
              <Link href={`/dashboard/property/${slug}`}>{property.title}</Link>
            </Heading>
            <Text size="small" tone="ink2">
              {contribution.unit.name}, Plan {contribution.plan}
            </Text>
            <Inline>
              <Badge tone={STATUS_TONES[status]} dot>
                {CONTRIBUTION_STATUS_LABELS[status]}
              </Badge>
            </Inline>
          </Stack>
        </div>
        {status === 'left' ? (
          <Text size="small" tone="ink2">
            {progressSentence(contribution)}{' '}
            <Link href={`/dashboard/property/${slug}/leave`}>See what was returned</Link>
          </Text>
        ) : (
          <Progress contribution={contribution} />
        )}
        {isLive && <NextDue contribution={contribution} />}
        {(isLive || status === 'completed') && <CurrentMilestone contribution={contribution} />}
      </Stack>
    </Card>
  );
}

function Progress({ contribution }: ContributionCardProps) {
  const { paid, target } = contribution;
  const amounts = contributionAmounts(contribution);
  return (
    <>
      <ProgressBar
        label="Contributed so far"
        value={paid}
        max={target}
        valueText={`${formatNaira(paid)} of ${formatNaira(target)}`}
      />
      <Text size="small" tone="ink2">
        <ExplainedAmount explanation={amounts.paid()} /> of{' '}
        <ExplainedAmount explanation={amounts.figure('target', 'What you contribute in all', target)} />
      </Text>
    </>
  );
}

/** The words before and after the amount. */
const DUE_WORDS = {
  late: { before: 'Due now', after: ', late since' },
  due: { before: 'Next due', after: ' on' },
  held: { before: 'Pay', after: ' by' },
} as const satisfies Record<DueNow['kind'], { before: string; after: string }>;

function NextDue({ contribution }: ContributionCardProps) {
  const { nextDue, status, holdExpiresAt, slug, plan } = contribution;
  const due = dueNow(contribution, lagosDate(new Date()));
  return (
    <>
      {due && (
        <Text>
          {DUE_WORDS[due.kind].before}{' '}
          <strong>
            <ExplainedAmount explanation={due.amount} />
          </strong>
          {DUE_WORDS[due.kind].after} {due.when}
        </Text>
      )}
      {isBeingConfirmed(contribution) && (
        <Text size="small" tone="accent">
          We are confirming your transfer with the bank. The unit stays yours meanwhile.
        </Text>
      )}
      {status === 'pending' && holdExpiresAt && (
        <Text size="small" tone="accent">
          {plan === 'C' && nextDue ? (
            <>
              Your first contribution is due on {formatDay(new Date(holdExpiresAt))}; until then the unit is
              held for you.
            </>
          ) : (
            `Held for you until ${formatMoment(holdExpiresAt)}.`
          )}{' '}
          <Link href={`/dashboard/property/${slug}`}>Pay now</Link>
        </Text>
      )}
    </>
  );
}

/** The milestone under construction, otherwise the next one, otherwise the last. */
function CurrentMilestone({ contribution: { milestones } }: ContributionCardProps) {
  const current =
    milestones.find(({ status }) => status === 'On-going') ??
    milestones.find(({ status }) => status === 'Pending') ??
    milestones.at(-1);
  if (!current) return null;
  return (
    <Inline justify="between" gap={3}>
      <Text as="span" size="small">
        Milestone: {current.name}
      </Text>
      <Badge tone={STATUS_TONES[current.status]}>{current.status}</Badge>
    </Inline>
  );
}
