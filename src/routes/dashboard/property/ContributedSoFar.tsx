import { ProgressBar, Skeleton, Stack, Text } from '@adire/ui';
import type { PlanExit } from '#api/calls/changes.ts';
import type { Contribution } from '#api/calls/contributions.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { ExplainedFigure } from '#app/explain/ExplainedFigure.tsx';
import { formatNaira, ZERO_KOBO } from '#domain/money.ts';
import { TARGET_NAMES } from '#domain/plans/targetNames.ts';
import { progressSentence } from '../facts/labels.ts';
import { exitAmounts } from '../leave/exitAmounts.ts';
import { LeftExit } from '../leave/LeftExit.tsx';

interface ContributedSoFarProps {
  readonly contribution: Contribution;
}

/** What was contributed, towards the targets or, of a plan that was left, with what was returned. */
export const ContributedSoFar = ({ contribution }: ContributedSoFarProps) => (
  <Stack gap={4}>
    <LeftExit contribution={contribution} skeleton={<Skeleton height={72} shape="block" />}>
      {(exit) =>
        exit === null ? (
          <Progress contribution={contribution} />
        ) : (
          <Returned contribution={contribution} exit={exit} />
        )
      }
    </LeftExit>
    <Text tone="ink2">{progressSentence(contribution)}</Text>
  </Stack>
);

function Progress({ contribution }: ContributedSoFarProps) {
  const { paid, target, targets, status } = contribution;
  if (status === 'left') return null;
  const amounts = contributionAmounts(contribution);
  return (
    <>
      <ExplainedFigure
        explanation={amounts.paid()}
        size="xl"
        caption={
          <>
            contributed so far, of{' '}
            <ExplainedAmount explanation={amounts.figure('target', 'What you contribute in all', target)} />
          </>
        }
      />
      <ProgressBar
        label="Contributed so far"
        value={paid}
        max={target}
        valueText={`${formatNaira(paid)} of ${formatNaira(target)}`}
        shownValue={progressPercentText(paid, target)}
        ticks={targets.map(({ name, amount }) => ({
          at: amount,
          label: TARGET_NAMES[name],
          note: <ExplainedAmount explanation={amounts.target(name, TARGET_NAMES[name], amount)} />,
        }))}
      />
    </>
  );
}

/** `37.5%` */
const progressPercentText = (partKobo: number, wholeKobo: number): string =>
  `${Math.floor((partKobo / wholeKobo) * 1000) / 10}%`;

function Returned({ contribution, exit }: ContributedSoFarProps & { readonly exit: PlanExit }) {
  const { paid, returned } = exitAmounts(contribution, exit);
  return (
    <ExplainedFigure
      explanation={paid}
      size="xl"
      caption={
        exit.fee === ZERO_KOBO ? (
          'contributed, and returned to your wallet'
        ) : (
          <>
            contributed, of which <ExplainedAmount explanation={returned} /> went into your wallet
          </>
        )
      }
    />
  );
}
