import { ERRORS } from '#api/contract/errors.ts';
import { LONG_MESSAGE_MS } from '../../notifications/notifications.list.ts';

/** The message that the plan would end after the maximum age. */
export const NOT_ELIGIBLE = {
  tone: 'critical',
  message: ERRORS.not_eligible.message,
  durationMs: LONG_MESSAGE_MS,
} as const;
