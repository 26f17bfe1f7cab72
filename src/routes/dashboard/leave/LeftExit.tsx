import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PlanExit } from '#api/calls/changes.ts';
import type { Contribution } from '#api/calls/contributions.ts';
import { MONEY_FRESH_MS } from '#app/money/useContributions.ts';
import { exitQuery } from '#app/queries/changes.ts';
import { Loaded, type LoadedProps } from '../states/Loaded.tsx';

interface LeftExitProps extends Pick<LoadedProps<unknown>, 'level' | 'skeleton'> {
  readonly contribution: Contribution;
  /** Gets null unless the plan was left. */
  readonly children: (exit: PlanExit | null) => ReactNode;
}

/** What leaving a plan returned. */
export function LeftExit({ contribution: { id, status }, children, ...loading }: LeftExitProps) {
  const isLeft = status === 'left';
  const state = useQuery({ ...exitQuery(id), staleTime: MONEY_FRESH_MS, enabled: isLeft });
  if (!isLeft) return children(null);
  return (
    <Loaded query={state} what="what was returned" {...loading}>
      {({ exit }) => children(exit?.status === 'confirmed' ? exit : null)}
    </Loaded>
  );
}
