import { startSession } from '#server/identity/sessions/sessions.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema/users.ts';
import { inTurns } from '../concurrency.ts';

const BATCH_SIZE = 500;
const CONCURRENCY = 4;
const NO_PASSWORD = 'none';
const CLIENT = { device: 'Unknown device', network: '127.0.0.0/24' };

export interface SignedIn {
  readonly userId: string;
  readonly token: string;
}

/** Adds signed-in people with a verified phone, without the seconds that thousands of passwords would take. */
export async function signedInPeople(db: Database, count: number): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  const now = new Date();
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const serials = Array.from({ length: Math.min(BATCH_SIZE, count - from) }, (_, index) => from + index);
    const rows = await db
      .insert(users)
      .values(
        serials.map((serial) => ({
          firstName: 'Ada',
          lastName: 'Obi',
          // Other numbers than those of buyers on the journey.
          phone: `+23490${String(serial).padStart(8, '0')}`,
          email: `channel.${serial}@example.com`,
          passwordHash: NO_PASSWORD,
          phoneVerifiedAt: now,
        })),
      )
      .returning({ userId: users.id });
    await inTurns(rows, CONCURRENCY, async ({ userId }) => {
      const token = await startSession(db, { userId, passwordHash: NO_PASSWORD, client: CLIENT, now });
      if (token === null) throw new Error('The session was not started');
      people.push({ userId, token });
    });
  }
  return people;
}
