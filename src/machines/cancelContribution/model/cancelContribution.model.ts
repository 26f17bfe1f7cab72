import { alert, button, dialog, text, without } from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import { defineModel, networkDown, rejected, serverDown } from '../../about/model.ts';
import { cancelContributionMachine } from '../cancelContribution.machine.ts';

const CONTRIBUTION_ID = '0190b3a0-0000-7000-8000-00000000d001';
const question = dialog('Cancel this contribution?');
const answer = 'Yes, cancel it';
/** The question has gone, and is not asked again. */
const ended = [without(question), without(button('Cancel contribution'))];
/** The question stands, and says why. */
const failed = (reason: string) => [question, alert(reason), button(answer, { isNot: 'busy' })];

export const cancelContributionModel = defineModel({
  machine: cancelContributionMachine,
  title: 'Cancel a contribution',
  starts: { 'a held unit': { contributionId: CONTRIBUTION_ID } },
  events: {
    'cancellation asked for': {
      event: { type: 'question.opened' },
      perform: ({ press }) => press('Cancel contribution'),
      expects: [question, button('Keep the unit')],
    },
    'cancellation confirmed': {
      event: { type: 'question.confirmed' },
      perform: ({ press }) => press(answer),
    },
    'unit kept': {
      event: { type: 'question.dismissed' },
      perform: ({ press }) => press('Keep the unit'),
      expects: [without(question), button('Cancel contribution')],
    },
    'explanation closed': {
      event: { type: 'explanation.closed' },
      perform: ({ press }) => press('Done'),
      expects: ended,
    },
  },
  responses: {
    cancelContribution: {
      cancelled: resolved(null, ended),
      'over already': { ...rejected('contribution_closed'), expects: ended },
      'not there any more': { ...rejected('not_found'), expects: ended },
      'money came first': {
        ...rejected('contribution_paid_into'),
        expects: [question, text('A payment was received'), without(alert(''))],
      },
      'no network': { ...networkDown, expects: failed('internet connection') },
      'server down': { ...serverDown, expects: failed('Something went wrong') },
    },
  },
  waits: {
    callDeadline: { label: 'no answer in time', ms: 30_000, expects: failed('internet connection') },
  },
  sideEffects: {
    requests: {
      cancelContribution: {
        says: 'the contribution of the page',
        sends: () => ({ contributionId: CONTRIBUTION_ID }),
      },
    },
    effects: { announceChange: 'what shows the contribution, its unit or the wallet is read again' },
    after: {
      'cancellation confirmed': [sends('cancelContribution')],
      'cancelContribution: cancelled': [runs('announceChange')],
      'cancelContribution: over already': [runs('announceChange')],
      'cancelContribution: not there any more': [runs('announceChange')],
      'cancelContribution: money came first': [runs('announceChange')],
    },
  },
  expects: {
    idle: [button('Cancel contribution'), without(question)],
    confirming: ({ failure }) => [
      question,
      button('Keep the unit'),
      button(answer, { isNot: 'busy' }),
      failure ? alert('Cancel again to try once more') : without(alert('')),
    ],
    calling: [question, button(answer, { is: 'busy' }), without(button('Keep the unit'))],
    tooLate: [question, text('A payment was received'), button('Done'), without(button(answer))],
    over: ended,
    done: ended,
  },
});
