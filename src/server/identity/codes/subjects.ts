import { createHmac } from 'node:crypto';

/** Whose codes are counted. Those of an identifier that no account has are counted in the same way, to no end. */
export interface Subject {
  /** As `one_time_codes.subject` has it. */
  readonly key: string;
  readonly isKnown: boolean;
}

export const userSubject = (userId: string): Subject => ({ key: userId, isKnown: true });

export const strangerSubject = (identifier: string, secret: string): Subject => ({
  key: `stranger:${createHmac('sha256', secret).update(identifier).digest('hex')}`,
  isKnown: false,
});
