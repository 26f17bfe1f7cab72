import type { SnapshotFrom } from 'xstate';
import { OTP_LENGTHS } from '#domain/accounts/accounts.ts';
import { alert, button, type Expectation, field, without } from '#flows/paths/model/expectation.ts';
import type { BuyerEvent } from '../../about/model.ts';
import type { OtpTarget, VerifyOtpContext } from '../verifyOtp.events.ts';
import type { verifyOtpMachine } from '../verifyOtp.machine.ts';

export type Snapshot = SnapshotFrom<typeof verifyOtpMachine>;

export const isIn =
  (...forms: readonly string[]) =>
  ({ value: { entry } }: Snapshot): boolean =>
    typeof entry === 'object' && 'form' in entry && forms.includes(entry.form);

const isWaiting = isIn('limited');
/** A code that is typed for the first time is submitted without a press. */
const isTypedBefore = (snapshot: Snapshot): boolean =>
  snapshot.context.otp !== '' && isIn('ready', 'incomplete')(snapshot);
/** The page emptied the boxes and says why. */
const isEmptied = isIn('wrong', 'expired', 'exhausted');
/** The boxes still hold the code. */
const isKept = isIn('limited', 'rejected', 'unreachable');

export const checking = button('Verify', { is: 'busy' });
export const nothingWrong = without({ role: 'textbox', name: '*-digit code', is: 'invalid' });

/** The texts and sample codes of each purpose. */
export const codeOf = (purpose: OtpTarget['purpose']) => {
  const length = OTP_LENGTHS[purpose];
  return {
    length,
    label: `${length}-digit code`,
    right: '734159'.slice(0, length),
    other: '734268'.slice(0, length),
    tooShort: purpose === 'onboard' ? 'OTP must be four characters!' : 'OTP must be six characters!',
  };
};
export const codeField = ({ target }: VerifyOtpContext, description?: string): Expectation =>
  field(codeOf(target.purpose).label, description === undefined ? {} : { description });

/** Events of the code boxes, for each purpose. */
export function codeEvents(purpose: OtpTarget['purpose'], prefix: string) {
  const { length, label, right, other, tooShort } = codeOf(purpose);
  const isMeant = ({ context }: Snapshot): boolean => context.target.purpose === purpose;
  const when = (isThere: (snapshot: Snapshot) => boolean) => (snapshot: Snapshot) =>
    isMeant(snapshot) && isThere(snapshot);
  const emptyAfter = field(label, { value: '' });
  const events: Record<string, BuyerEvent<typeof verifyOtpMachine>> = {
    [`${prefix} typed`]: {
      event: { type: 'code.completed', otp: right },
      when: when((snapshot) => !isWaiting(snapshot)),
      perform: async ({ persona, type }) => type(label, await persona.otp(length)),
      expects: [checking],
    },
    [`another ${prefix} typed`]: {
      event: { type: 'code.completed', otp: other },
      when: when(isWaiting),
      perform: ({ type }) => type(label, other),
      expects: [alert('Try again in 30 seconds.')],
    },
    [`same ${prefix} tried again`]: {
      event: { type: 'code.submitted', otp: right },
      when: when(isKept),
      perform: ({ press }) => press('Verify'),
      expects: [checking],
    },
    [`same ${prefix} typed and sent again`]: {
      event: { type: 'code.submitted', otp: right },
      when: when(isTypedBefore),
      perform: async ({ persona, type, press }) => {
        await type(label, await persona.otp(length));
        await press('Verify');
      },
      expects: [checking],
    },
    [`all but one digit of the ${prefix} sent`]: {
      event: { type: 'code.submitted', otp: right.slice(0, -1) },
      when: when(() => true),
      perform: async ({ type, press }) => {
        await type(label, right.slice(0, -1));
        await press('Verify');
      },
      expects: [field(label, { description: tooShort })],
    },
    [`${prefix} sent before its first digit`]: {
      event: { type: 'code.submitted', otp: '' },
      when: when(isEmptied),
      perform: ({ press }) => press('Verify'),
      expects: [emptyAfter, without(field(label, { description: tooShort }))],
    },
    [`a digit of the ${prefix} deleted`]: {
      event: { type: 'code.changed' },
      when: when((snapshot) => !isWaiting(snapshot)),
      perform: ({ type }) => type(label, right.slice(0, 3)),
      expects: [nothingWrong],
    },
    [`a digit of the ${prefix} deleted during the wait`]: {
      event: { type: 'code.changed' },
      when: when(isWaiting),
      perform: ({ type }) => type(label, right.slice(0, 3)),
      expects: [alert('Try again in 30 seconds.')],
    },
  };
  return { events, emptyAfter };
}
