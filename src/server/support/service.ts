import { createHash } from 'node:crypto';
import { supportMessage } from '../messages/texts.ts';
import type { Database } from '../platform/db/database.ts';
import { contactMessages, propertyRequests } from '../platform/db/schema/support.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { countHits } from '../platform/http/rate-limits.ts';
import type { Message } from '../platform/ports/messages.ts';
import { type ContactMessage, contactMail, type PropertyRequest, propertyRequestMail } from './mail.ts';
import { makeReference, type ReferenceKind } from './references.ts';

const MAX_TRIES = 5;
/** The form writes to one address no more often, because anyone can enter it. */
export const MAX_ACKNOWLEDGEMENTS = 3;
const ACKNOWLEDGEMENT_WINDOW_MS = 60 * 60 * 1000;

/** Stores a message, sends it to support, confirms it by email and returns its reference. */
export const storeContactMessage = (dependencies: Dependencies, message: ContactMessage): Promise<string> =>
  store(dependencies, 'C', message.email, {
    insert: (transaction, reference) =>
      transaction
        .insert(contactMessages)
        .values({ ...message, reference, createdAt: dependencies.now() })
        .onConflictDoNothing({ target: contactMessages.reference })
        .returning({ id: contactMessages.id }),
    mail: (to, reference) => contactMail({ to, reference }, message),
  });

/** Stores a property request, sends it to support, confirms it by email and returns its reference. */
export const storePropertyRequest = (dependencies: Dependencies, request: PropertyRequest): Promise<string> =>
  store(dependencies, 'R', request.email, {
    insert: (transaction, reference) => {
      const { budget, ...rest } = request;
      return transaction
        .insert(propertyRequests)
        .values({ ...rest, budgetKobo: budget, reference, createdAt: dependencies.now() })
        .onConflictDoNothing({ target: propertyRequests.reference })
        .returning({ id: propertyRequests.id });
    },
    mail: (to, reference) => propertyRequestMail({ to, reference }, request),
  });

interface Submission {
  /** Returns the new row, or none where the reference is taken. */
  readonly insert: (transaction: Database, reference: string) => Promise<readonly unknown[]>;
  readonly mail: (to: string, reference: string) => Message;
}

function store(
  dependencies: Dependencies,
  kind: ReferenceKind,
  email: string,
  { insert, mail }: Submission,
): Promise<string> {
  const { db, messages, settings } = dependencies;
  return db.transaction(async (transaction) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const reference = makeReference(kind);
      const inserted = await insert(transaction, reference);
      if (inserted.length === 0) continue;
      if (settings.supportEmail !== null)
        await messages.send(transaction, mail(settings.supportEmail, reference));
      if (await mayAcknowledge(transaction, email, dependencies.now())) {
        const { productName } = settings;
        await messages.send(transaction, supportMessage(email, { productName, reference }));
      }
      return reference;
    }
    throw new Error('Every reference tried was taken');
  });
}

/** Beyond the limit a message is stored and sent, and not acknowledged. */
async function mayAcknowledge(transaction: Database, email: string, now: Date): Promise<boolean> {
  const digest = createHash('sha256').update(email).digest('hex');
  const limit = {
    key: `support:acknowledged:${digest}`,
    limit: MAX_ACKNOWLEDGEMENTS,
    windowMs: ACKNOWLEDGEMENT_WINDOW_MS,
  };
  return (await countHits(transaction, [limit], now)) === 0;
}
