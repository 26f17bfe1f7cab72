import { Button, EmptyState, Skeleton, Stack } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import type { ExitState } from '#api/calls/changes.ts';
import type { Contribution } from '#api/calls/contributions.ts';
import { MONEY_FRESH_MS } from '#app/money/useContributions.ts';
import { exitQuery } from '#app/queries/changes.ts';
import { PlanSubpage } from '../change/PlanSubpage.tsx';
import { Loaded } from '../states/Loaded.tsx';
import { ExitNotice } from './ExitNotice.tsx';
import { LeaveForm } from './LeaveForm.tsx';
import { RequestedExit } from './RequestedExit.tsx';

/** /dashboard/property/:name/leave */
export const Component = () => (
  <PlanSubpage title="Leave this plan">
    {(contribution) => <Leaving key={contribution.id} contribution={contribution} />}
  </PlanSubpage>
);

function Leaving({ contribution }: { readonly contribution: Contribution }) {
  const state = useQuery({
    ...exitQuery(contribution.id),
    staleTime: MONEY_FRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  return (
    <Loaded
      query={state}
      what="what leaving returns"
      skeleton={
        <Stack gap={4}>
          <Skeleton height={140} shape="block" />
          <Skeleton height={220} shape="block" />
        </Stack>
      }
    >
      {(found) => <LeavingStep contribution={contribution} state={found} />}
    </Loaded>
  );
}

interface LeavingStepProps {
  readonly contribution: Contribution;
  readonly state: ExitState;
}

/** The quote with the request form, the pending request, or its decision. */
function LeavingStep({ contribution, state: { quote, exit } }: LeavingStepProps) {
  if (exit?.status === 'requested') return <RequestedExit contribution={contribution} exit={exit} />;
  if (quote === null)
    return exit?.status === 'confirmed' ? (
      <ExitNotice {...{ contribution, exit }} />
    ) : (
      <NotNow {...contribution} />
    );
  return (
    <Stack gap={5}>
      {exit && <ExitNotice {...{ contribution, exit }} />}
      <LeaveForm contribution={contribution} quote={quote} />
    </Stack>
  );
}

const NotNow = ({ slug, status }: Pick<Contribution, 'slug' | 'status'>) => (
  <EmptyState
    size="part"
    title="There is nothing to ask back here"
    action={<Button href={`/dashboard/property/${slug}`}>See your plan</Button>}
  >
    {NOT_NOW[status]}
  </EmptyState>
);

const NOT_NOW: Readonly<Record<Contribution['status'], string>> = {
  pending: 'Nothing was paid into this contribution. While its unit is held you can cancel it.',
  active: 'Nothing was paid into this contribution.',
  completed: 'Your home is paid in full.',
  leaving: 'You have asked to leave it already.',
  cancelled: 'It was cancelled before anything was paid into it.',
  expired: 'The hold on its unit ended before anything was paid into it.',
  left: 'You have left it.',
};
