import { dialog, heading, status, text, without } from '#flows/paths/model/expectation.ts';
import { callDeadline, defineModel, NO_CONNECTION } from '../../about/model.ts';
import { contributionMachine } from '../contribution.machine.ts';
import { IDS, NOW_MS, saved, TERMS_VERSION } from './contribution.fixtures.ts';
import { agreeing, choosing, paying } from './contribution.model.events.ts';
import { expects } from './contribution.model.expects.ts';
import { figuresAtLimits, limits } from './contribution.model.limits.ts';
import { facts, message, reload } from './contribution.model.places.ts';
import { responses } from './contribution.model.responses.ts';
import { sideEffects } from './contribution.model.sideEffects.ts';
import { visits } from './contribution.model.visits.ts';

const fresh = {
  userId: IDS.user,
  wantedStep: 'unit',
  termsVersion: TERMS_VERSION,
  propertyId: IDS.home,
  apartmentId: null,
  saved: null,
} as const;
/** A start for a buyer who returns to the plans, with a contribution that is unpaid or unconfirmed. */
const begun = (declaredAtMs: number | null) =>
  ({
    ...fresh,
    wantedStep: 'plan',
    propertyId: null,
    saved: saved({ contributionId: IDS.contribution, declaredAtMs }),
  }) as const;

export const contributionModel = defineModel({
  machine: contributionMachine,
  title: 'Contribute',
  starts: {
    'a home chosen': fresh,
    'a unit chosen on its page': { ...fresh, apartmentId: IDS.unit },
    'no home chosen': { ...fresh, propertyId: null },
    'a later page of a home': { ...fresh, wantedStep: 'calculator' },
    'back at what was kept': { ...fresh, wantedStep: 'calculator', propertyId: null, saved: saved() },
    'back at a held unit': begun(null),
    'back at an awaited payment': begun(NOW_MS),
  },
  events: {
    'tried again': {
      event: { type: 'retry.requested' },
      perform: ({ press }) => press('Try again'),
      expects: [status('Opening the home')],
    },
    ...choosing,
    ...agreeing,
    ...figuresAtLimits,
    ...paying,
    ...visits,
  },
  responses,
  waits: {
    callDeadline: { ...callDeadline, expects: [text(NO_CONNECTION)] },
    checkDeadline: {
      label: 'no response to a check in time',
      ms: 30_000,
      expects: [heading('Send * to your account'), without(text(NO_CONNECTION))],
    },
    checkRetry: {
      label: 'a quarter of a minute passes',
      ms: 15_000,
      in: ['payment.instructions.unreachable', 'response.unreachable'],
      expects: [without(dialog('Cancel this payment?'))],
    },
  },
  facts,
  message,
  limits,
  sideEffects,
  expects,
  reload,
});
