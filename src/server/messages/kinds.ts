import type { MessageTopic } from '#domain/messages.ts';
import { PermanentJobError } from '../platform/jobs/job.ts';

/**
 * Every template with its topic. Those of `account` are always sent, at any hour, because they concern the security of
 * an account or respond to the user's action.
 */
export const MESSAGE_KINDS = {
  code: 'account',
  password_changed: 'account',
  contact_change_requested: 'account',
  contact_changed: 'account',
  contact_claimed: 'account',
  name_changed: 'account',
  next_of_kin_changed: 'account',
  new_device: 'account',
  account_ready: 'account',
  account_erased: 'account',
  withdrawal_requested: 'account',
  withdrawal_delayed: 'account',
  withdrawal_sent: 'account',
  withdrawal_returned: 'account',
  deposit_reversed: 'account',
  support_received: 'account',
  support_answered: 'account',
  inspection_requested: 'account',
  inspection_cancelled: 'account',
  document_replaced: 'account',
  to_support: 'account',
  exit_requested: 'account',
  exit_withdrawn: 'account',
  exit_decided: 'account',
  plan_changed: 'account',
  payment_received: 'payments',
  deposit_short: 'payments',
  target_met: 'payments',
  letter_issued: 'payments',
  mortgage_moved: 'payments',
  payment_lapsed: 'payments',
  hold_ending: 'reminders',
  hold_ended: 'reminders',
  instalment_due: 'reminders',
  instalment_late: 'reminders',
  saved_home_changed: 'homes',
} as const satisfies Readonly<Record<string, MessageTopic | 'account'>>;
export type MessageKind = keyof typeof MESSAGE_KINDS;

/** @throws PermanentJobError for a kind stored by another version. */
export function toMessageKind(stored: string): MessageKind {
  const kind = Object.keys(MESSAGE_KINDS).find((name): name is MessageKind => name === stored);
  if (!kind) throw new PermanentJobError(`There is no kind of message ${stored}`);
  return kind;
}

/** Responses to money that the buyer has just sent are not delayed, like a bank's alerts. */
const AT_ANY_HOUR: readonly MessageKind[] = ['payment_received', 'deposit_short', 'target_met'];

/** Whether it waits for the morning if it is created at night. */
export const isQuietAtNight = (kind: MessageKind): boolean =>
  MESSAGE_KINDS[kind] !== 'account' && !AT_ANY_HOUR.includes(kind);
