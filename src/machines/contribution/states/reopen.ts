import type { Step } from '../contribution.urls.ts';

/**
 * Loads the contribution again, because the server is the source of its phase, and opens the step or the nearest
 * allowed one.
 */
export const reopenAt = <const Wanted extends Step>(step: Wanted, description: string) =>
  ({
    target: '#contribution.loading',
    actions: [{ type: 'setWantedStep', params: { step } }, 'refreshServerState'],
    description,
  }) as const;
