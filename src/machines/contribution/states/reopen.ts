import type { Step } from '../contribution.urls.ts';

/** The server knows better how far the contribution is: it is asked, and the step or the nearest allowed one opens. */
export const reopenAt = <const Wanted extends Step>(step: Wanted, description: string) =>
  ({
    target: '#contribution.loading',
    actions: [{ type: 'setWantedStep', params: { step } }, 'refreshServerState'],
    description,
  }) as const;
