import type { MessageTopic } from '#domain/messages.ts';

/**
 * Every template with its topic. Those of `account` are always sent, at any hour, as they are about the security of an
 * account or answer what the person has just done.
 */
export const MESSAGE_KINDS = {
  code: 'account',
  password_changed: 'account',
  contact_change_requested: 'account',
  contact_changed: 'account',
  contact_claimed: 'account',
  new_device: 'account',
  account_ready: 'account',
  account_erased: 'account',
  withdrawal_requested: 'account',
  withdrawal_sent: 'account',
  withdrawal_returned: 'account',
  support_received: 'account',
  inspection_requested: 'account',
  to_support: 'account',
  exit_requested: 'account',
  exit_decided: 'account',
  plan_changed: 'account',
  payment_received: 'payments',
  deposit_short: 'payments',
  target_met: 'payments',
  mortgage_moved: 'payments',
  payment_lapsed: 'payments',
  hold_ending: 'reminders',
  hold_ended: 'reminders',
  instalment_due: 'reminders',
  instalment_late: 'reminders',
  saved_home_changed: 'homes',
} as const satisfies Readonly<Record<string, MessageTopic | 'account'>>;
export type MessageKind = keyof typeof MESSAGE_KINDS;

/** Kinds that answer money which the buyer has just sent come at once, as a bank's alerts do. */
const AT_ANY_HOUR: readonly MessageKind[] = ['payment_received', 'deposit_short', 'target_met'];

/** Whether it waits for the morning where it is written at night. */
export const isQuietAtNight = (kind: MessageKind): boolean =>
  MESSAGE_KINDS[kind] !== 'account' && !AT_ANY_HOUR.includes(kind);
