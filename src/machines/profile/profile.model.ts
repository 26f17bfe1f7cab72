import type { User } from '#api/calls/users.ts';
import { aBuyer } from '../model/buyer.ts';
import { answered, defineModel, networkDown, refused } from '../model/model.ts';
import { address, alert, button, dialog, field, heading, text, without } from '../model/sight.ts';
import { profileMachine } from './profile.machine.ts';

const saved = (change: Partial<User>): User => aBuyer({ firstName: 'Tolu Ade', ...change });

/** As the server says it to somebody who is logged in. */
const TAKEN = 'Another account has this email address.';

const form = dialog('Edit profile');
const taken = field('Email Address', { says: TAKEN });
const unreachable = alert('internet connection');
const idle = button('Save Changes', { isNot: 'busy' });

export const profileModel = defineModel({
  machine: profileMachine,
  title: 'Profile',
  starts: { 'the profile page': undefined },
  events: {
    'edit asked for': {
      event: { type: 'edit.started' },
      by: ({ press }) => press('Edit profile'),
      shows: [form, idle],
    },
    'details submitted': {
      event: { type: 'changes.submitted', changes: { firstName: 'Tolu Ade' } },
      by: async ({ who, type, press }) => {
        await type('First Name', `${who.firstName} Ade`);
        await press('Save Changes');
      },
      shows: [button('Save Changes', { is: 'busy' })],
    },
    'dialog closed': {
      event: { type: 'edit.abandoned' },
      by: ({ press }) => press('Close'),
      shows: [without(form), button('Edit profile')],
    },
  },
  answers: {
    saveProfile: {
      saved: answered(saved({}), [text('Your profile has been saved.'), without(form)]),
      'saved, with a new phone number': answered(saved({ phone: '+2348039876543', phoneVerified: false }), [
        address('/verify-email'),
        text('Please verify your account!'),
      ]),
      'email address taken': {
        ...refused('email_taken', { message: TAKEN, fields: { email: TAKEN } }),
        shows: [idle, taken],
      },
      'no network': { ...networkDown, shows: [idle, unreachable] },
    },
  },
  waits: { callDeadline: { words: 'no answer in time', ms: 30_000, shows: [idle, unreachable] } },
  sees: {
    viewing: [heading('Profile'), button('Edit profile'), without(form)],
    'editing.ready': [form, field('First Name'), idle, without(alert(''))],
    saving: [form, button('Save Changes', { is: 'busy' })],
    'editing.failed': ({ failure }) => [
      form,
      idle,
      failure && 'email' in failure.fields ? taken : unreachable,
    ],
    verificationNeeded: [address('/verify-email'), without(form)],
  },
});
