import { Button, DescriptionList, Heading, Stack, Text } from '@adire/ui';
import type { Contribution, Payment } from '#api/calls/contributions.ts';
import { ContributionCloth } from '#app/contribution/ContributionCloth.tsx';
import { nextInstalment, paidCount, paidInFullCount } from '#app/contribution/instalments.ts';
import { contributionAmounts, paymentAmount } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { ExplainedFigure } from '#app/explain/ExplainedFigure.tsx';
import { WalletAmount } from '#app/explain/WalletFigure.tsx';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { HomePicture } from '#app/home-picture/HomePicture.tsx';
import { useWallet } from '#app/money/useWallet.ts';
import { formatDay } from '#domain/dates.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { subtractKobo, ZERO_KOBO } from '#domain/money.ts';
import { instalmentName } from '#domain/plans/instalmentNames.ts';
import { TARGET_NAMES, TO_TARGET_TEXTS } from '#domain/plans/targetNames.ts';
import { countText } from '#domain/quantities.ts';
import * as styles from './Received.css.ts';

interface ReceivedProps {
  readonly contribution: Contribution;
  readonly payment: Payment | null;
  readonly onContinue: () => void;
}

/** Confirms a received payment: its square joins the cloth, next to the progress, the next due amount and the home. */
export function Received({ contribution, payment, onContinue }: ReceivedProps) {
  const { schedule, paid, nextDue } = contribution;
  const count = paidCount(contribution);
  const number = nextInstalment(contribution)?.number ?? 1;
  const nextAmount = contributionAmounts(contribution).leftOf(number, instalmentName(contribution, number));
  const { data: wallet } = useWallet();
  const before = paidInFullCount(contribution, subtractKobo(paid, payment?.amount ?? ZERO_KOBO));
  return (
    <div className={styles.received}>
      <PrivateHead title="Contribution received" />
      <div className={styles.cloth}>
        <ContributionCloth contribution={contribution} celebrateAfter={before} caption="none" />
      </div>
      <div className={styles.text}>
        <Text tone="accent" weight="strong">
          {count} of {countText(schedule.length, 'contribution')} made
        </Text>
        <div role="status">
          <Stack gap={2}>
            <Heading level={1}>You just made a contribution</Heading>
            <Text tone="ink2">
              Your contribution has been received. You can monitor the progress of your contribution on your
              dashboard.
            </Text>
          </Stack>
        </div>
      </div>
      <div className={styles.home}>
        <Stack gap={3}>
          <HomePicture contribution={contribution} priority />
          <Stack gap={1}>
            <Text weight="strong">{heldUnitName(contribution)}</Text>
            {nextDue ? (
              <Text size="small" tone="ink2">
                Reserved in your name.
              </Text>
            ) : null}
          </Stack>
        </Stack>
      </div>
      <div className={styles.facts}>
        <DescriptionList columns={2} items={factsOf(contribution, payment)} />
        {nextDue ? (
          <Text tone="ink2">
            Your next contribution of <ExplainedAmount explanation={nextAmount} /> is due on{' '}
            {formatDay(nextDue.dueOn)}.
          </Text>
        ) : (
          <Text tone="ink2">Every contribution is made: there is nothing more to pay.</Text>
        )}
        {wallet && wallet.balance > ZERO_KOBO ? (
          <Text tone="ink2">
            Your wallet holds <WalletAmount wallet={wallet} /> more: pay with it next time, or withdraw it.
          </Text>
        ) : null}
        <div>
          <Button size="large" onClick={onContinue}>
            Continue
          </Button>
        </div>
      </div>
    </div>
  );
}

function factsOf(contribution: Contribution, payment: Payment | null) {
  const { targets } = contribution;
  const next = targets.find(({ reached }) => !reached);
  return [
    {
      term: 'Received',
      value: (
        <ExplainedFigure
          explanation={payment ? paymentAmount(payment) : contributionAmounts(contribution).paid()}
          size="m"
          as="span"
        />
      ),
    },
    ...(next
      ? [
          {
            term: `Left ${TO_TARGET_TEXTS[next.name]}`,
            value: (
              <ExplainedFigure
                explanation={contributionAmounts(contribution).leftTo(TARGET_NAMES[next.name], next.amount)}
                size="m"
                as="span"
              />
            ),
          },
        ]
      : []),
  ];
}
