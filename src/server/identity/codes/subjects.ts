import { createHmac } from 'node:crypto';

/** The owner of codes. Identifiers without an account have one too, so that they are counted in the same way. */
export interface Subject {
  /** The value of `one_time_codes.subject`. */
  readonly key: string;
  readonly isKnown: boolean;
}

export const userSubject = (userId: string): Subject => ({ key: userId, isKnown: true });

export const unknownSubject = (identifier: string, secret: string): Subject => ({
  key: `stranger:${createHmac('sha256', secret).update(identifier).digest('hex')}`,
  isKnown: false,
});
