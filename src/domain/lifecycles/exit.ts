import { EXIT_DECISION_DAYS, type ExitStatus } from '../plans/exits.ts';
import { countText } from '../quantities.ts';
import { defineLifecycle } from './lifecycle.ts';

export const exitLifecycle = defineLifecycle<ExitStatus>({
  id: 'exit',
  title: 'A request to leave a plan',
  about:
    'A buyer who wants to leave a plan asks for it, and a second person decides. Nothing is paid into the plan meanwhile.',
  storedIn: { table: 'contribution_exits', column: 'status' },
  statuses: {
    requested: `The buyer has asked; an operator decides within ${countText(EXIT_DECISION_DAYS, 'day')}.`,
    withdrawn: 'The buyer took the request back; the plan goes on.',
    confirmed: 'The plan is left; the money less the fee is in the wallet.',
    declined: 'The plan goes on; the buyer reads why.',
  },
  moves: [
    {
      from: 'requested',
      to: 'withdrawn',
      cause: 'person',
      event: 'taken back by the buyer',
      description: 'The buyer takes the request back before it is decided; the plan goes on.',
    },
    {
      from: 'requested',
      to: 'confirmed',
      cause: 'operator',
      event: 'confirmed by an operator',
      description:
        'An operator confirms it; the money less the fee goes into the wallet, and the unit is free.',
    },
    {
      from: 'requested',
      to: 'declined',
      cause: 'operator',
      event: 'declined by an operator',
      description: 'An operator declines it with a reason that the buyer reads; the plan goes on.',
    },
  ],
});
