import { isoDate } from '#domain/dates.ts';
import {
  alert,
  any,
  button,
  dialog,
  field,
  heading,
  status,
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
import { inspectionMachine } from '../inspection.machine.ts';

const DAY_PROBLEM = 'The first day that you can choose is 23 Nov 2026.';
/** One week after the start date of every path. */
const TYPED_DAY = '28/11/2026';
const NOTE = 'After work, please.';
const inspectionOf = (propertyId: string) => ({
  propertyId,
  day: isoDate('2026-11-28'),
  name: 'Tolu Adeyemi',
  phone: '+2348031234567',
  email: 'tolu@example.com',
  note: NOTE,
});
const request = inspectionOf('0190b3a0-0000-7000-8000-000000000001');

/** Types the day, like `28/11/2026`, fills in the rest and submits the request. */
export async function submitInspection(
  typedDay: string,
  { persona, type, press }: BuyerDriver,
): Promise<void> {
  await type('Day', typedDay);
  await type('Name', `${persona.firstName} ${persona.lastName}`);
  await type('Phone number', persona.phone);
  await type('Email Address', persona.email);
  await type('Note', NOTE);
  await press('Ask for this day');
}

const form = dialog('See this home');
const underWay = button('Ask for this day', { is: 'busy' });

export const inspectionModel = defineModel({
  machine: inspectionMachine,
  title: 'Ask for an inspection',
  starts: { 'the dialog of a home': { requestId: '0190b3a0-0000-7000-8000-00000000a0f0' } },
  events: {
    'inspection asked for': {
      event: { type: 'inspection.submitted', request },
      when: (snapshot) => snapshot.matches('editing'),
      perform: (driver) => submitInspection(TYPED_DAY, driver),
      expects: [underWay],
    },
    'asked again': {
      event: { type: 'inspection.submitted', request },
      when: (snapshot) => snapshot.matches('failed'),
      perform: ({ press }) => press('Ask for this day'),
      expects: [underWay],
    },
    cancelled: {
      event: { type: 'dialog.closed' },
      when: (snapshot) => snapshot.matches('editing'),
      perform: ({ press }) => press('Cancel'),
      expects: [without(form)],
    },
    'closed unsent': {
      event: { type: 'dialog.closed' },
      when: (snapshot) => snapshot.matches('failed'),
      perform: ({ press }) => press('Close'),
      expects: [without(form)],
    },
    'the reference was read': {
      event: { type: 'dialog.closed' },
      when: (snapshot) => snapshot.matches('sent'),
      perform: ({ press }) => press('Done'),
      expects: [without(form), button('Ask for an inspection')],
    },
  },
  responses: {
    requestInspection: {
      'it arrived': resolved('V-7F3K9Q', [status('We have your request.'), status('Your reference is *.')]),
      'the day is too early': {
        ...rejected('invalid_fields', { fields: { day: DAY_PROBLEM } }),
        expects: [field('Day', { description: DAY_PROBLEM })],
      },
      'the home was withdrawn': {
        ...rejected('listing_withdrawn'),
        expects: [alert('This home is no longer for sale.')],
      },
      'no network': networkDown,
    },
  },
  waits: { callDeadline },
  sideEffects: {
    requests: {
      requestInspection: {
        says: 'the home, the day, contact details and a note',
        sends: () => ({ request }),
        key: { property: 'idempotencyKey', purpose: () => 'one inspection' },
      },
    },
    effects: {},
    after: {
      'inspection asked for': [sends('requestInspection')],
      'asked again': [sends('requestInspection')],
    },
  },
  expects: {
    editing: [form, button('Ask for this day', { isNot: 'busy' }), button('Cancel'), without(any('alert'))],
    sending: [form, underWay, without(button('Cancel')), without(any('alert'))],
    failed: ({ failure }) => [
      form,
      ...unsent('request', failure),
      button('Ask for this day', { isNot: 'busy' }),
      field('Note', { value: NOTE }),
      // In a browser another day is typed, because it must be one to come.
      field('Day', { description: failure?.fields.day ?? '' }),
    ],
    sent: [
      form,
      status('We have your request.'),
      status('Your reference is *.'),
      button('Done'),
      without(field('Day')),
    ],
    closed: [heading('See this home'), button('Ask for an inspection'), without(form)],
  },
});
