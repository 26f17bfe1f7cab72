import { alert, any, button, heading, link, status, text, without } from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import { callDeadline, defineModel, networkDown, rejected } from '../../about/model.ts';
import { changePlanMachine } from '../changePlan.machine.ts';
import { pauseOption } from './changePlan.fixtures.ts';

const CONTRIBUTION_ID = '0190b3a0-0000-7000-8000-00000000d001';
const compare = button('Compare: Pause for a month');
const comparison = [heading('Before and after'), text('and the plan ends on'), without(compare)];
const notChanged = (reason: string) => [alert('Your plan was not changed.'), alert(reason), compare];
const options = [compare, without(heading('Before and after')), without(button('Change my plan'))];

export const changePlanModel = defineModel({
  machine: changePlanMachine,
  title: 'Change a plan',
  starts: {
    'the page of a hard month': {
      contributionId: CONTRIBUTION_ID,
      requestId: '0190b3a0-0000-7000-8000-00000000d0f0',
    },
  },
  events: {
    'change chosen': {
      event: { type: 'option.chosen', option: pauseOption },
      in: ['outdated'],
      perform: ({ press }) => press('Compare: Pause for a month'),
      expects: [...comparison, without(any('alert'))],
    },
    'change confirmed': {
      event: { type: 'change.confirmed' },
      perform: ({ press }) => press('Change my plan'),
      expects: [button('Change my plan', { is: 'busy' })],
    },
    'plan kept as it is': {
      event: { type: 'option.dismissed' },
      perform: ({ press }) => press('Keep it as it is'),
      expects: options,
    },
  },
  responses: {
    applyChange: {
      'plan changed': resolved(null, [
        status('Your plan has changed.'),
        without(heading('Before and after')),
      ]),
      'figures changed': {
        ...rejected('figures_outdated'),
        expects: notChanged('The figures have changed since you saw them.'),
      },
      'unit taken': {
        ...rejected('unit_taken'),
        expects: notChanged('Someone else has just taken this unit.'),
      },
      'home withdrawn': {
        ...rejected('listing_withdrawn'),
        expects: notChanged('This home is no longer for sale.'),
      },
      'not possible any more': {
        ...rejected('change_not_possible'),
        expects: notChanged('This change is not possible.'),
      },
      'terms changed': {
        ...rejected('terms_outdated'),
        expects: notChanged('Reload this page to see the new ones.'),
      },
      'leaving asked for elsewhere': {
        ...rejected('contribution_leaving'),
        expects: notChanged('You have asked to leave this plan, so it takes no payments.'),
      },
      'plan closed elsewhere': {
        ...rejected('contribution_closed'),
        expects: notChanged('This contribution is closed.'),
      },
      'no network': {
        ...networkDown,
        expects: [alert('An error occurred, please check your internet connection!')],
      },
    },
  },
  waits: {
    callDeadline: {
      ...callDeadline,
      expects: [alert('An error occurred, please check your internet connection!')],
    },
  },
  sideEffects: {
    requests: {
      applyChange: {
        says: 'the contribution, and the change with the figures that the buyer saw',
        sends: (story) => ({ contributionId: CONTRIBUTION_ID, option: story.event('option.chosen')?.option }),
        // Choosing the same change again compares it again, under a new key.
        key: { property: 'idempotencyKey', purpose: (story) => `choice ${story.count('change chosen')}` },
      },
    },
    effects: { refreshServerState: 'what shows the contribution or its unit is read again' },
    after: {
      'change confirmed': [sends('applyChange')],
      'plan kept as it is': [runs('refreshServerState')],
      'applyChange: plan changed': [runs('refreshServerState')],
      'applyChange: figures changed': [runs('refreshServerState')],
      'applyChange: unit taken': [runs('refreshServerState')],
      'applyChange: home withdrawn': [runs('refreshServerState')],
      'applyChange: not possible any more': [runs('refreshServerState')],
      'applyChange: terms changed': [runs('refreshServerState')],
      'applyChange: leaving asked for elsewhere': [runs('refreshServerState')],
      'applyChange: plan closed elsewhere': [runs('refreshServerState')],
    },
  },
  expects: {
    choosing: [...options, without(any('alert'))],
    comparing: ({ failure }) => [
      ...comparison,
      button('Change my plan', { isNot: 'busy' }),
      button('Keep it as it is'),
      failure ? alert('Confirm again to try once more.') : without(any('alert')),
    ],
    applying: [
      ...comparison,
      button('Change my plan', { is: 'busy' }),
      without(button('Keep it as it is')),
      without(any('alert')),
    ],
    outdated: [...options, alert('Your plan was not changed.')],
    changed: [status('Your plan has changed.'), link('See your plan'), without(compare)],
  },
});
