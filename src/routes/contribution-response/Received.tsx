import { Button, ClothSquare, DescriptionList, Heading, Stack, Text } from '@adire/ui';
import type { Contribution, Payment } from '#api/calls/contributions.ts';
import { AmountFigure } from '#app/amount/AmountFigure.tsx';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { kobo } from '#domain/money.ts';
import { heldUnitName } from '#domain/units.ts';
import * as styles from './Received.css.ts';

interface ReceivedProps {
  readonly contribution: Contribution;
  readonly payment: Payment | null;
  readonly onContinue: () => void;
}

const TARGET_LABELS = {
  first: 'To your first target',
  second: 'To your second target',
  whole: 'To the whole price',
} as const;

/** The payment is received: its square of the cloth, and what happens next. */
export function Received({ contribution, payment, onContinue }: ReceivedProps) {
  const { paid, targets, schedule } = contribution;
  const next = targets.find(({ reached }) => !reached);
  const dyed = schedule.filter(({ status }) => status === 'paid').length;
  return (
    <div className={styles.received}>
      <PrivateHead title="Contribution received" />
      <ClothSquare motif="ripple" tone="dyed" size="l" isDyeing />
      <Stack gap={2} align="center">
        {dyed > 0 ? (
          <Text tone="accent" weight="strong">{`Square ${dyed} of ${schedule.length}`}</Text>
        ) : null}
        <div role="status" className={styles.words}>
          <Heading level={1}>You just made a contribution</Heading>
          <Text tone="ink2" className={styles.sentence}>
            Your contribution has been received. You can monitor the progress of your contribution on your
            dashboard.
          </Text>
          <Text size="small" tone="ink2">
            {heldUnitName(contribution)}
          </Text>
        </div>
      </Stack>
      <div className={styles.figures}>
        <DescriptionList
          columns={2}
          items={[
            {
              term: 'Received',
              value: <AmountFigure amountKobo={payment?.amount ?? paid} size="m" as="span" />,
            },
            ...(next
              ? [
                  {
                    term: TARGET_LABELS[next.name],
                    value: <AmountFigure amountKobo={kobo(next.amount - paid)} size="m" as="span" />,
                  },
                ]
              : []),
          ]}
        />
      </div>
      <Button size="large" onClick={onContinue}>
        Continue
      </Button>
    </div>
  );
}
