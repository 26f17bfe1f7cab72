import type { SnapshotFrom } from 'xstate';
import type { ErrorCode } from '#api/contract/errors.ts';
import {
  alert,
  any,
  button,
  type Expectation,
  field,
  heading,
  status,
  text,
  without,
} from '#flows/paths/model/expectation.ts';
import { resolved } from '#flows/paths/model/model.ts';
import { runs, sends } from '#flows/paths/model/sideEffects.ts';
import { acceptedPasswords, rejectedPasswords } from '../../about/model/newPassword.ts';
import {
  type BuyerDriver,
  type BuyerEvent,
  callDeadline,
  defineModel,
  limited,
  networkDown,
  rateLimitEnds,
  rejected,
} from '../../about/model.ts';
import { changePasswordMachine } from '../changePassword.machine.ts';

const NEW_PASSWORD = 'another long enough secret';
const OTHER_PASSWORD = 'another long enough secert';
const WRONG = 'That is not your current password.';

const passwords = (confirmPassword: string, password = NEW_PASSWORD) => ({
  currentPassword: 'a long enough secret',
  password,
  confirmPassword,
});

const typed =
  (confirmPassword: string, password = NEW_PASSWORD) =>
  async ({ persona, type, press }: BuyerDriver): Promise<void> => {
    await type('Current Password', persona.password);
    await type('New Password', password);
    await type('Confirm Password', confirmPassword);
    await press('Create Password');
  };

const underWay = button('Create Password', { is: 'busy' });
const mismatch = field('Confirm Password', { description: 'Passwords do not match!' });
const differing: BuyerEvent<typeof changePasswordMachine> = {
  event: { type: 'passwords.submitted', passwords: passwords(OTHER_PASSWORD) },
  perform: typed(OTHER_PASSWORD),
  expects: [mismatch],
};
const isIn =
  (...forms: readonly string[]) =>
  ({ value }: SnapshotFrom<typeof changePasswordMachine>): boolean =>
    typeof value === 'object' && forms.includes(value.form);
const form = [heading('Change your password'), button('Create Password', { isNot: 'busy' })];

/** Where the page shows each error: at its field, or above the form. */
const wrongPassword = field('Current Password', { description: WRONG });
const unreachable = alert('An error occurred, please check your internet connection!');
const REASONS: Partial<Record<ErrorCode, Expectation>> = {
  passwords_differ: mismatch,
  current_password_wrong: wrongPassword,
};

export const changePasswordModel = defineModel({
  machine: changePasswordMachine,
  title: 'Change password',
  starts: { 'the security page': undefined },
  events: {
    'passwords submitted': {
      event: { type: 'passwords.submitted', passwords: passwords(NEW_PASSWORD) },
      perform: typed(NEW_PASSWORD),
      expects: [underWay],
    },
    ...acceptedPasswords((password) => ({
      event: { type: 'passwords.submitted' as const, passwords: passwords(password, password) },
      when: (snapshot: SnapshotFrom<typeof changePasswordMachine>) => isIn('ready')(snapshot),
      perform: typed(password, password),
      expects: [underWay],
    })),
    'two that differ submitted': { ...differing, when: isIn('ready') },
    'two that differ submitted after a failure': {
      ...differing,
      when: isIn('rejected', 'limited', 'unreachable', 'unsure'),
    },
    'two that differ submitted after a change': { ...differing, when: isIn('changed') },
  },
  responses: {
    changePassword: {
      'password changed': resolved({}, [status('Your password has been changed.')]),
      'current password wrong': {
        ...rejected('current_password_wrong', { fields: { currentPassword: WRONG } }),
        when: ({ context }) => !context.isOutcomeUnknown,
        expects: [wrongPassword],
      },
      'current password replaced by a lost try': {
        ...rejected('current_password_wrong', { fields: { currentPassword: WRONG } }),
        when: ({ context }) => context.isOutcomeUnknown,
        expects: [text('Your new password may be saved already'), without(wrongPassword)],
      },
      'too many tries': limited(),
      'no network': networkDown,
    },
  },
  waits: { callDeadline, rateLimitEnds },
  facts: ({ isOutcomeUnknown }) => isOutcomeUnknown,
  sideEffects: {
    requests: {
      changePassword: {
        says: 'the current password and, twice, the new one',
        sends: (story) => story.event('passwords.submitted')?.passwords,
      },
    },
    effects: { confirmChange: 'the form is emptied' },
    after: {
      'passwords submitted': [sends('changePassword')],
      ...acceptedPasswords(() => [sends('changePassword')]),
      'changePassword: password changed': [runs('confirmChange')],
    },
  },
  rejectedInputs: rejectedPasswords('form.ready', 'New Password', (password, driver) =>
    typed(password, password)(driver),
  ),
  expects: {
    'form.ready': [...form, without(text('has been changed')), without(any('alert'))],
    saving: [heading('Change your password'), underWay],
    'form.rejected': ({ failure }) => [
      ...form,
      ...Object.entries(REASONS).flatMap(([code, reason]) => (failure?.code === code ? [reason] : [])),
    ],
    'form.limited': [...form, alert('Try again in 30 seconds.')],
    'form.unreachable': [...form, unreachable],
    'form.unsure': [...form, text('Your new password may be saved already'), without(any('alert'))],
    'form.changed': [
      ...form,
      status('Your password has been changed.'),
      field('Current Password', { value: '' }),
      field('Confirm Password', { value: '' }),
    ],
  },
});
