import { alert, any, button, field, status, without } from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { sends } from '#flows/paths/model/sideEffects.ts';
import { callDeadline, defineModel, limited, networkDown, unsent } from '../../about/model.ts';
import { contactMachine } from '../contact.machine.ts';

const MESSAGE = 'Is block 2 near the gate?';
const message = { name: 'Tolu Adeyemi', email: 'tolu@example.com', message: MESSAGE };

const underWay = button('Contact Us', { is: 'busy' });
const form = [button('Contact Us', { isNot: 'busy' }), field('Name'), field('Email')];

export const contactModel = defineModel({
  machine: contactMachine,
  title: 'Contact us',
  starts: { 'the contact page': { requestId: '0190b3a0-0000-7000-8000-00000000c0f0' } },
  events: {
    'message submitted': {
      event: {
        type: 'message.submitted',
        message,
      },
      when: (snapshot) => snapshot.matches('editing'),
      perform: async ({ persona, type, press }) => {
        await type('Name', `${persona.firstName} ${persona.lastName}`);
        await type('Email', persona.email);
        await type('Message', MESSAGE);
        await press('Contact Us');
      },
      expects: [underWay],
    },
    'sent again': {
      event: { type: 'message.submitted', message },
      when: (snapshot) => snapshot.matches('failed'),
      perform: ({ press }) => press('Contact Us'),
      expects: [underWay],
    },
    'another begun': {
      event: { type: 'message.restarted' },
      perform: ({ press }) => press('Write another message'),
      expects: [field('Message', { value: '' }), without(status('Your message has arrived.'))],
    },
  },
  responses: {
    sendMessage: {
      'message arrived': resolved('MSG-9', [
        status('Your message has arrived.'),
        status('Your reference is *.'),
      ]),
      'too many messages': limited(),
      'no network': networkDown,
    },
  },
  waits: { callDeadline },
  sideEffects: {
    requests: {
      sendMessage: {
        says: 'the name, the email address and the message',
        sends: () => ({ message }),
        key: {
          property: 'idempotencyKey',
          purpose: (story) => `message ${story.count('message submitted')}`,
        },
      },
    },
    effects: {},
    after: { 'message submitted': [sends('sendMessage')], 'sent again': [sends('sendMessage')] },
  },
  expects: {
    editing: [...form, field('Message', { value: '' }), without(any('alert'))],
    sending: [underWay, without(any('alert'))],
    failed: ({ failure }) => [
      ...form,
      ...unsent('message', failure),
      alert(
        failure?.code === 'network_down'
          ? 'An error occurred, please check your internet connection!'
          : 'Too many tries.',
      ),
      field('Message', { value: MESSAGE }),
    ],
    sent: [
      status('Your message has arrived.'),
      status('Your reference is *.'),
      button('Write another message'),
      without(field('Message')),
    ],
  },
});
