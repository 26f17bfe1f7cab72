import type * as z from 'zod/mini';
import type { Camel } from '#api/contract/case.ts';
import type { contactMessage, propertyRequest } from '#api/contract/support.ts';
import type { Database } from '../db/database.ts';
import { contactMessages, propertyRequests } from '../db/schema/support.ts';
import type { Dependencies } from '../dependencies.ts';
import { supportMessage } from '../messages/texts.ts';
import { makeReference, type ReferenceKind } from './references.ts';

type ContactMessage = Camel<z.output<typeof contactMessage>>;
type PropertyRequest = Camel<z.output<typeof propertyRequest>>;

const MAX_TRIES = 5;

/** Keeps a message, confirms it by email and answers its reference. */
export const keepContactMessage = (dependencies: Dependencies, message: ContactMessage): Promise<string> =>
  keep(dependencies, 'C', message.email, (transaction, reference) =>
    transaction
      .insert(contactMessages)
      .values({ ...message, reference, createdAt: dependencies.now() })
      .onConflictDoNothing({ target: contactMessages.reference })
      .returning({ id: contactMessages.id }),
  );

/** Keeps what a buyer looks for, confirms it by email and answers its reference. */
export const keepPropertyRequest = (
  dependencies: Dependencies,
  { budget, ...request }: PropertyRequest,
): Promise<string> =>
  keep(dependencies, 'R', request.email, (transaction, reference) =>
    transaction
      .insert(propertyRequests)
      .values({ ...request, budgetKobo: budget, reference, createdAt: dependencies.now() })
      .onConflictDoNothing({ target: propertyRequests.reference })
      .returning({ id: propertyRequests.id }),
  );

type Insert = (transaction: Database, reference: string) => Promise<readonly unknown[]>;

function keep(
  { db, messages, settings }: Dependencies,
  kind: ReferenceKind,
  email: string,
  insert: Insert,
): Promise<string> {
  return db.transaction(async (transaction) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const reference = makeReference(kind);
      const inserted = await insert(transaction, reference);
      if (inserted.length === 0) continue;
      await messages.send(
        transaction,
        supportMessage(email, { productName: settings.productName, reference }),
      );
      return reference;
    }
    throw new Error('Every reference tried was taken');
  });
}
