import { ERRORS } from '#api/contract/errors.ts';
import { ELIGIBILITY_NOTICE_MS } from '../contribution.setup.ts';

/** Says that the plan would end after the age that is allowed. */
export const NOT_ELIGIBLE = {
  tone: 'critical',
  message: ERRORS.not_eligible.message,
  durationMs: ELIGIBILITY_NOTICE_MS,
} as const;
