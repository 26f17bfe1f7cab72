import { alert, button, dialog, text, without } from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import { defineModel, networkDown, rejected } from '../../about/model.ts';
import { withdrawExitMachine } from '../withdrawExit.machine.ts';

const CONTRIBUTION_ID = '0190b3a0-0000-7000-8000-00000000d001';
const ASK = 'Take the request back';
const CONFIRM = 'Yes, take it back';
const question = dialog('Stay in this plan?');
const ended = [without(question), without(button(ASK))];
const failed = [question, alert('internet connection'), button(CONFIRM, { isNot: 'busy' })];

export const withdrawExitModel = defineModel({
  machine: withdrawExitMachine,
  title: 'Take a request to leave back',
  starts: { 'an open request': { contributionId: CONTRIBUTION_ID } },
  events: {
    'staying asked for': {
      event: { type: 'question.opened' },
      perform: ({ press }) => press(ASK),
      expects: [question, button('Keep the request')],
    },
    'staying confirmed': {
      event: { type: 'question.confirmed' },
      perform: ({ press }) => press(CONFIRM),
    },
    'request kept': {
      event: { type: 'question.dismissed' },
      perform: ({ press }) => press('Keep the request'),
      expects: [without(question), button(ASK)],
    },
    'explanation closed': {
      event: { type: 'explanation.closed' },
      perform: ({ press }) => press('Done'),
      expects: ended,
    },
  },
  responses: {
    withdrawExit: {
      'taken back': resolved(null, ended),
      'decided already': {
        ...rejected('exit_closed'),
        expects: [question, text('decided already'), without(alert(''))],
      },
      'no network': { ...networkDown, expects: failed },
    },
  },
  waits: { callDeadline: { label: 'no answer in time', ms: 30_000, expects: failed } },
  sideEffects: {
    requests: {
      withdrawExit: { says: 'the contribution', sends: () => ({ contributionId: CONTRIBUTION_ID }) },
    },
    effects: { announceChange: 'what shows the contribution is read again' },
    after: {
      'staying confirmed': [sends('withdrawExit')],
      'withdrawExit: taken back': [runs('announceChange')],
      'withdrawExit: decided already': [runs('announceChange')],
    },
  },
  expects: {
    idle: [button(ASK), without(question)],
    confirming: ({ failure }) => [
      question,
      button('Keep the request'),
      button(CONFIRM, { isNot: 'busy' }),
      failure ? alert('Choose it again to try once more') : without(alert('')),
    ],
    calling: [question, button(CONFIRM, { is: 'busy' }), without(button('Keep the request'))],
    tooLate: [question, text('decided already'), button('Done'), without(button(CONFIRM))],
    over: ended,
    done: ended,
  },
});
