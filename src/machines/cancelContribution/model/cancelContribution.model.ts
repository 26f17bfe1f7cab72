import { answered, defineModel, networkDown, refused, serverDown } from '#flows/paths/model/model.ts';
import { alert, button, dialog, text, without } from '#flows/paths/model/sight.ts';
import { cancelContributionMachine } from '../cancelContribution.machine.ts';

const question = dialog('Cancel this contribution?');
const answer = 'Yes, cancel it';
/** The question has gone, and is not asked again. */
const ended = [without(question), without(button('Cancel contribution'))];
/** The question stands, and says why. */
const failed = (reason: string) => [question, alert(reason), button(answer, { isNot: 'busy' })];

export const cancelContributionModel = defineModel({
  machine: cancelContributionMachine,
  title: 'Cancel a contribution',
  starts: { 'a held unit': { contributionId: '0190b3a0-0000-7000-8000-00000000d001' } },
  events: {
    'cancellation asked for': {
      event: { type: 'question.opened' },
      by: ({ press }) => press('Cancel contribution'),
      shows: [question, button('Keep the unit')],
    },
    'cancellation confirmed': {
      event: { type: 'question.confirmed' },
      by: ({ press }) => press(answer),
    },
    'unit kept': {
      event: { type: 'question.dismissed' },
      by: ({ press }) => press('Keep the unit'),
      shows: [without(question), button('Cancel contribution')],
    },
    'explanation closed': {
      event: { type: 'explanation.closed' },
      by: ({ press }) => press('Done'),
      shows: ended,
    },
  },
  answers: {
    cancelContribution: {
      cancelled: answered(null, ended),
      'over already': { ...refused('contribution_closed'), shows: ended },
      'not there any more': { ...refused('not_found'), shows: ended },
      'money came first': {
        ...refused('contribution_paid_into'),
        shows: [question, text('A payment was received'), without(alert(''))],
      },
      'no network': { ...networkDown, shows: failed('internet connection') },
      'server down': { ...serverDown, shows: failed('Something went wrong') },
    },
  },
  waits: {
    callDeadline: { words: 'no answer in time', ms: 30_000, shows: failed('internet connection') },
  },
  sees: {
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
