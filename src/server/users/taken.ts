import { ERRORS } from '#api/contract/errors.ts';
import { type Database, violatedUnique } from '../db/database.ts';
import { Fault } from '../http/fault.ts';
import { findTaken } from './store.ts';

const TO_STRANGER = { email_taken: ERRORS.email_taken.message, phone_taken: ERRORS.phone_taken.message };
/** Whoever changes their profile is logged in already. */
const TO_MEMBER = {
  email_taken: 'Another account has this email address.',
  phone_taken: 'Another account has this phone number.',
};

/**
 * Runs a write that the unique indexes on email and phone may refuse: they, not a look beforehand, decide who of
 * two is first.
 * @throws Fault `email_taken` or `phone_taken`, with a field for each that is.
 */
export async function refuseTaken<Result>(
  db: Database,
  contacts: { email: string; phone: string; userId: string | null },
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const index = violatedUnique(error);
    if (index !== 'users_email_key' && index !== 'users_phone_key') throw error;
    const { isEmailTaken, isPhoneTaken } = await findTaken(db, contacts, contacts.userId);
    const messages = contacts.userId === null ? TO_STRANGER : TO_MEMBER;
    const code = isEmailTaken ? 'email_taken' : 'phone_taken';
    throw new Fault(code, {
      message: messages[code],
      fields: {
        ...(isEmailTaken && { email: messages.email_taken }),
        ...(isPhoneTaken && { phone: messages.phone_taken }),
      },
    });
  }
}
