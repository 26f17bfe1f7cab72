import type { SnapshotFrom } from 'xstate';
import type { User } from '#api/calls/users.ts';
import { alert, any, button, dialog, field, heading, text, without } from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import { type BuyerDriver, callDeadline, defineModel, networkDown, rejected } from '../../about/model.ts';
import { buildBuyer } from '../../buyer.fixtures.ts';
import { profileMachine } from '../profile.machine.ts';

const saved = (change: Partial<User>): User => buildBuyer({ firstName: 'Tolu Ade', ...change });

/** The server's message to a buyer who is logged in. */
const TAKEN = 'Another account has this email address.';

const WRONG = 'That is not your current password.';
const NEW_PHONE = '+2348039876543';

const form = dialog('Edit profile');
const taken = field('Email Address', { description: TAKEN });
const unreachable = alert('An error occurred, please check your internet connection!');
const idle = button('Save Changes', { isNot: 'busy' });

const SAVED_ALREADY = 'The form closes without saving what is saved already.';

const hasNotFailed = (snapshot: SnapshotFrom<typeof profileMachine>): boolean =>
  snapshot.matches({ editing: 'ready' });

const closing = {
  event: { type: 'edit.abandoned' as const },
  perform: ({ press }: BuyerDriver) => press('Close'),
  expects: [without(form), button('Edit profile')],
};

export const profileModel = defineModel({
  machine: profileMachine,
  title: 'Profile',
  starts: { 'the profile page': undefined },
  events: {
    'edit asked for': {
      event: { type: 'edit.started' },
      perform: ({ press }) => press('Edit profile'),
      expects: [form, idle],
    },
    'details submitted': {
      event: { type: 'changes.submitted', changes: { firstName: 'Tolu Ade' } },
      once: SAVED_ALREADY,
      perform: async ({ persona, type, press }) => {
        await type('First Name', `${persona.firstName} Ade`);
        await press('Save Changes');
      },
      expects: [button('Save Changes', { is: 'busy' })],
    },
    'new phone number submitted': {
      event: {
        type: 'changes.submitted',
        changes: { phone: NEW_PHONE, currentPassword: 'a long enough secret' },
      },
      once: SAVED_ALREADY,
      perform: async ({ persona, type, press }) => {
        // After a failed attempt the form still holds its values.
        await type('First Name', persona.firstName);
        await type('Phone number', NEW_PHONE);
        await type('Current Password', persona.password);
        await press('Save Changes');
      },
      expects: [button('Save Changes', { is: 'busy' })],
    },
    'dialog closed': { ...closing, when: hasNotFailed },
    'dialog closed after a failure': { ...closing, when: (snapshot) => !hasNotFailed(snapshot) },
  },
  responses: {
    saveProfile: {
      saved: {
        ...resolved(saved({}), [text('Your profile has been saved.'), without(form)]),
        when: ({ context }) => context.changes?.phone === undefined,
      },
      'saved, and a code sent to the new phone number': {
        ...resolved(saved({ pendingPhone: NEW_PHONE }), [
          text('We sent a 6-digit code to 0803 987 6543.'),
          heading('Verify your new phone number'),
          field('6-digit code'),
          without(form),
        ]),
        when: ({ context }) => context.changes?.phone !== undefined,
      },
      'current password wrong': {
        ...rejected('current_password_wrong', { fields: { currentPassword: WRONG } }),
        when: ({ context }) => context.changes?.phone !== undefined,
        expects: [
          idle,
          field('Current Password', { description: WRONG }),
          field('Phone number', { value: '8039876543' }),
        ],
      },
      'email address taken': {
        ...rejected('email_taken', { message: TAKEN, fields: { email: TAKEN } }),
        expects: [idle, taken],
      },
      'no network': { ...networkDown, expects: [idle, unreachable] },
    },
  },
  waits: { callDeadline: { ...callDeadline, expects: [idle, unreachable] } },
  sideEffects: {
    requests: {
      saveProfile: {
        says: 'the fields that were changed, and for a new phone number the current password',
        sends: (story) => story.event('changes.submitted')?.changes,
      },
    },
    effects: {
      announceUser: 'every page shows the changed account; a notification says what was saved',
      refreshUser: 'the account is read again',
    },
    after: {
      'dialog closed after a failure': [runs('refreshUser')],
      'details submitted': [sends('saveProfile')],
      'new phone number submitted': [sends('saveProfile')],
      'saveProfile: saved': [runs('announceUser', { user: saved({}), changes: { firstName: 'Tolu Ade' } })],
      'saveProfile: saved, and a code sent to the new phone number': [
        runs('announceUser', { user: saved({ pendingPhone: NEW_PHONE }), changes: { phone: NEW_PHONE } }),
      ],
    },
  },
  expects: {
    viewing: [heading('Profile'), button('Edit profile'), without(form)],
    'editing.ready': [form, field('First Name'), idle, without(any('alert'))],
    saving: [form, button('Save Changes', { is: 'busy' })],
    'editing.failed': ({ failure }) => [
      form,
      idle,
      ...(failure?.code === 'network_down' ? [unreachable] : []),
      ...(failure?.code === 'email_taken' ? [taken] : []),
    ],
  },
  facts: ({ changes }) => changes?.phone ?? null,
});
