import { Badge, Card, DescriptionList, Inline, Link, Stack, Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { ContributionCloth } from '#app/contribution/ContributionCloth.tsx';
import { nextInstalment, nextTarget } from '#app/contribution/instalments.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { ExplainedFigure } from '#app/explain/ExplainedFigure.tsx';
import { HomePicture } from '#app/home-picture/HomePicture.tsx';
import { useTransfer } from '#app/money/useTransfer.ts';
import { formatDay, lagosDate } from '#domain/dates.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import { instalmentName } from '#domain/plans/instalmentNames.ts';
import { TARGET_NAMES, TO_TARGET_TEXTS } from '#domain/plans/targetNames.ts';
import { dueNow, holdEndOf } from '../facts/dueNow.ts';
import { aheadText, dueIn, formatMoment, isDueSoon, progressSentence } from '../facts/labels.ts';
import { PayBar } from '../make-contribution/PayBar.tsx';
import { ContributionStatusNotice } from '../property/ContributionStatusNotice.tsx';
import * as styles from './ContributionSummary.css.ts';

interface ContributionSummaryProps {
  readonly contribution: Contribution;
  /** Called when the dialog of 'Make Contribution' opens or closes. */
  readonly onDialogChange: (isOpen: boolean) => void;
}

/** The most urgent contribution: progress to its next target, its cloth, and the next payment. */
export function ContributionSummary({ contribution, onDialogChange }: ContributionSummaryProps) {
  const ahead = nextTarget(contribution);
  const isNothingDue = contribution.nextDue === null;
  return (
    <Stack gap={3}>
      <Card padding="none" as="section" aria-label={heldUnitName(contribution)}>
        <div className={isNothingDue ? undefined : styles.halves}>
          <div className={styles.half}>
            <Stack gap={4}>
              <div className={styles.head}>
                <HomePicture contribution={contribution} priority className={styles.picture} />
                <Link href={`/dashboard/property/${contribution.slug}`}>{heldUnitName(contribution)}</Link>
                <div className={styles.plan}>
                  <Badge tone="accent">Plan {contribution.plan}</Badge>
                </div>
                <div className={styles.distance}>
                  {ahead ? (
                    <ExplainedFigure
                      explanation={contributionAmounts(contribution).leftTo(
                        TARGET_NAMES[ahead.target.name],
                        ahead.target.amount,
                      )}
                      size="xl"
                      caption={TO_TARGET_TEXTS[ahead.target.name]}
                    />
                  ) : (
                    <ExplainedFigure
                      explanation={contributionAmounts(contribution).paid()}
                      size="xl"
                      caption="contributed in all"
                    />
                  )}
                  <Text tone="ink2">{progressSentence(contribution)}</Text>
                </div>
              </div>
              <ContributionCloth contribution={contribution} />
            </Stack>
          </div>
          <div className={isNothingDue ? undefined : styles.half}>
            <Stack gap={5}>
              {contribution.nextDue && (
                <NextContribution contribution={contribution} nextDue={contribution.nextDue} />
              )}
              <PayBar contribution={contribution} block onOpenChange={onDialogChange} />
            </Stack>
          </div>
        </div>
      </Card>
      <ContributionStatusNotice contribution={contribution} isOnPlanPage={false} />
    </Stack>
  );
}

interface NextContributionProps {
  readonly contribution: Contribution;
  readonly nextDue: NonNullable<Contribution['nextDue']>;
}

function NextContribution({ contribution, nextDue }: NextContributionProps) {
  const today = lagosDate(new Date());
  const awaiting = contribution.awaitingPayment;
  const amounts = contributionAmounts(contribution);
  const number = nextInstalment(contribution)?.number ?? 1;
  const due = dueNow(contribution, today);
  const isLate = due?.kind === 'late';
  const shown = isLate ? due.amount : amounts.leftOf(number, instalmentName(contribution, number));
  // A transfer pays the announced amount, even if a different amount is due.
  const amountKobo = awaiting?.amount ?? shown.amountKobo;
  const transfer = useTransfer(amountKobo, contribution.id);
  const usesWallet = transfer !== null && transfer.fromWallet.amountKobo > ZERO_KOBO;
  const isOtherAmount = amountKobo !== shown.amountKobo;
  const heldUntil = holdEndOf(contribution);
  const dueOn = heldUntil ? lagosDate(new Date(heldUntil)) : nextDue.dueOn;
  return (
    <Stack gap={4}>
      <Text tone="ink2">{isLate ? 'Due now' : 'Next contribution'}</Text>
      <ExplainedFigure
        explanation={shown}
        size="l"
        caption={
          <Inline as="span" gap={2}>
            {heldUntil
              ? `by ${formatMoment(heldUntil)}`
              : `${isLate ? 'late since' : 'due'} ${formatDay(dueOn)}`}
            <Badge tone={isDueSoon(dueOn, today) ? 'attention' : 'neutral'}>
              {aheadText(contribution, today) ?? dueIn(dueOn, today)}
            </Badge>
          </Inline>
        }
      />
      {transfer && (usesWallet || isOtherAmount) && (
        <DescriptionList
          items={[
            ...(isOtherAmount
              ? [
                  {
                    term: 'Waiting for',
                    value: <ExplainedAmount explanation={amounts.awaited(amountKobo)} />,
                  },
                ]
              : []),
            ...(usesWallet
              ? [
                  {
                    term: 'From your wallet',
                    value: <ExplainedAmount explanation={transfer.fromWallet} />,
                  },
                  {
                    term: 'You transfer',
                    value: <ExplainedAmount explanation={amounts.transfer(amountKobo, transfer.leftKobo)} />,
                  },
                ]
              : []),
          ]}
        />
      )}
    </Stack>
  );
}
