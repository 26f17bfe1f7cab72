import { ERRORS } from '#api/contract/errors.ts';
import { type Database, violatedUnique } from '../db/database.ts';
import { Fault } from '../http/fault.ts';
import { findTaken } from './store.ts';

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
    throw new Fault(isEmailTaken ? 'email_taken' : 'phone_taken', {
      fields: {
        ...(isEmailTaken && { email: ERRORS.email_taken.message }),
        ...(isPhoneTaken && { phone: ERRORS.phone_taken.message }),
      },
    });
  }
}
