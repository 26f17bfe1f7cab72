import { ERRORS } from '#api/contract/errors.ts';
import { type Database, violatedUnique } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { findVerifiedElsewhere } from './store.ts';

const TO_STRANGER = { email_taken: ERRORS.email_taken.message, phone_taken: ERRORS.phone_taken.message };
/** For a signed-in user. */
const TO_MEMBER = {
  email_taken: 'Another account has this email address.',
  phone_taken: 'Another account has this phone number.',
};

interface NewContacts {
  readonly email: string | null;
  readonly phone: string | null;
  /** Null for someone without an account. */
  readonly userId: string | null;
}

/** @throws HttpError `email_taken` or `phone_taken`, with a field for each contact that another account has verified. */
export async function assertContactsFree(db: Database, { userId, ...contacts }: NewContacts): Promise<void> {
  const { isEmailTaken, isPhoneTaken } = await findVerifiedElsewhere(db, contacts, userId);
  if (!isEmailTaken && !isPhoneTaken) return;
  const messages = userId === null ? TO_STRANGER : TO_MEMBER;
  const code = isEmailTaken ? 'email_taken' : 'phone_taken';
  throw new HttpError(code, {
    message: messages[code],
    fields: {
      ...(isEmailTaken && { email: messages.email_taken }),
      ...(isPhoneTaken && { phone: messages.phone_taken }),
    },
  });
}

/**
 * Runs a write that verifies an email or phone. The unique indexes resolve concurrent writes, not a check beforehand.
 * @throws HttpError `email_taken` or `phone_taken`
 */
export async function withContactConflicts<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const index = violatedUnique(error);
    if (index === 'users_verified_email_key') throw taken('email_taken', 'email');
    if (index === 'users_verified_phone_key') throw taken('phone_taken', 'phone');
    throw error;
  }
}

const taken = (code: keyof typeof TO_MEMBER, field: string): HttpError =>
  new HttpError(code, { message: TO_MEMBER[code], fields: { [field]: TO_MEMBER[code] } });
