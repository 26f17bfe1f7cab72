import { naira } from '#domain/money.ts';
import {
  any,
  button,
  dialog,
  field,
  heading,
  status,
  text,
  without,
} from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { sends } from '#flows/paths/model/sideEffects.ts';
import {
  type BuyerDriver,
  callDeadline,
  defineModel,
  networkDown,
  rejected,
  unsent,
} from '../../about/model.ts';
import { propertyRequestMachine } from '../propertyRequest.machine.ts';

const EMAIL_PROBLEM = 'Enter an email address like name@example.com.';
const request = {
  firstName: 'Tolu',
  lastName: 'Adeyemi',
  phone: '+2348031234567',
  email: 'tolu@example.com',
  preferredLocation: 'Yaba',
  budget: naira(30_000_000),
  message: 'Three beds.',
};

async function fillInAndSend({ persona, type, press }: BuyerDriver): Promise<void> {
  await type('First Name', persona.firstName);
  await type('Last Name', persona.lastName);
  await type('Phone number', persona.phone);
  await type('Email Address', persona.email);
  await type('Preferred Location', request.preferredLocation);
  await type('Budget', '30000000');
  await type('Message', request.message);
  await press('Send Request');
}

const form = dialog("Let us know what you're looking for");
const closed = [heading("Can't find a property you like?"), button('Tell us about it'), without(form)];
const underWay = button('Send Request', { is: 'busy' });

export const propertyRequestModel = defineModel({
  machine: propertyRequestMachine,
  title: 'Tell us about a home',
  starts: { 'the foot of the search page': { requestId: '0190b3a0-0000-7000-8000-00000000e0f0' } },
  events: {
    'dialog opened': {
      event: { type: 'dialog.opened' },
      perform: ({ press }) => press('Tell us about it'),
      expects: [form],
    },
    cancelled: {
      event: { type: 'dialog.closed' },
      when: (snapshot) => snapshot.matches('editing'),
      perform: ({ press }) => press('Cancel'),
      expects: closed,
    },
    'closed unsent': {
      event: { type: 'dialog.closed' },
      when: (snapshot) => snapshot.matches('failed'),
      perform: ({ press }) => press('Close'),
      expects: closed,
    },
    'the reference was read': {
      event: { type: 'dialog.closed' },
      when: (snapshot) => snapshot.matches('sent'),
      perform: ({ press }) => press('Done'),
      expects: closed,
    },
    'request submitted': {
      event: { type: 'request.submitted', request },
      when: (snapshot) => snapshot.matches('editing'),
      perform: fillInAndSend,
      expects: [underWay],
    },
    'sent again': {
      event: { type: 'request.submitted', request },
      when: (snapshot) => snapshot.matches('failed'),
      perform: ({ press }) => press('Send Request'),
      expects: [underWay],
    },
  },
  responses: {
    sendRequest: {
      'it arrived': resolved('REQ-7', [
        text('A person reads it, and answers by phone or email. Your reference is'),
      ]),
      'a field is refused': {
        ...rejected('invalid_fields', { fields: { email: EMAIL_PROBLEM } }),
        expects: [field('Email Address', { description: EMAIL_PROBLEM })],
      },
      'no network': networkDown,
    },
  },
  waits: { callDeadline },
  sideEffects: {
    requests: {
      sendRequest: {
        says: 'contact details, places, the budget and wishes',
        sends: () => ({ request }),
        // A request that was not sent keeps its key while the dialog is closed.
        key: {
          property: 'idempotencyKey',
          purpose: (story) => `request after ${story.count('sendRequest: it arrived')} that arrived`,
        },
      },
    },
    effects: {},
    after: { 'request submitted': [sends('sendRequest')], 'sent again': [sends('sendRequest')] },
  },
  expects: {
    closed,
    editing: [form, button('Send Request', { isNot: 'busy' }), button('Cancel'), without(any('alert'))],
    sending: [form, underWay, without(button('Cancel')), without(any('alert'))],
    failed: ({ failure }) => [
      form,
      ...unsent('request', failure),
      button('Send Request', { isNot: 'busy' }),
      field('Message', { value: request.message }),
      field('Email Address', { description: failure?.fields.email ?? '' }),
    ],
    sent: [form, status('Your request has arrived.'), button('Done'), without(button('Send Request'))],
  },
});
