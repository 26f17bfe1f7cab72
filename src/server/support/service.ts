import { createHash, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { mailboxOf } from '#domain/accounts/mailboxes.ts';
import { HOUR_MS } from '#domain/durations.ts';
import type { Copy } from '../messages/copy.ts';
import { type NewMessage, sendMessages } from '../messages/send.ts';
import { supportReceivedCopy } from '../messages/templates/account.ts';
import type { Database } from '../platform/db/database.ts';
import { contactMessages, type inspections, propertyRequests } from '../platform/db/schema/support.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { countHits } from '../platform/http/rate-limits.ts';
import { type ContactMessage, contactMail, type PropertyRequest, propertyRequestMail } from './mail.ts';

/** Without characters that look alike: 0 and O, 1 and I. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 6;

const MAX_TRIES = 5;
/** Limits confirmations per email address that may not be the sender's: anyone can enter any address. */
const MAX_ACKNOWLEDGEMENTS = 3;
const ACKNOWLEDGEMENT_WINDOW_MS = HOUR_MS;

/** Stores a message, sends it to support, confirms it by email and returns its reference. */
export const storeContactMessage = (
  dependencies: Dependencies,
  message: ContactMessage,
  digest: string | null,
): Promise<string> =>
  storeSubmission(dependencies, 'C', message.email, {
    table: contactMessages,
    digest,
    insert: (transaction, reference) =>
      transaction
        .insert(contactMessages)
        .values({ ...message, reference, requestDigest: digest, createdAt: dependencies.now() })
        .onConflictDoNothing()
        .returning({ id: contactMessages.id }),
    mail: (reference) => contactMail(reference, message),
    acknowledgement: received(dependencies),
  });

/** Stores a property request, sends it to support, confirms it to an email given, and returns its reference. */
export const storePropertyRequest = (
  dependencies: Dependencies,
  request: PropertyRequest,
  digest: string | null,
): Promise<string> =>
  storeSubmission(dependencies, 'R', request.email, {
    table: propertyRequests,
    digest,
    insert: (transaction, reference) => {
      const { budget, ...rest } = request;
      return transaction
        .insert(propertyRequests)
        .values({
          ...rest,
          budgetKobo: budget,
          reference,
          requestDigest: digest,
          createdAt: dependencies.now(),
        })
        .onConflictDoNothing()
        .returning({ id: propertyRequests.id });
    },
    mail: (reference) => propertyRequestMail(reference, request),
    acknowledgement: received(dependencies),
  });

const received =
  ({ settings }: Dependencies): Submission['acknowledgement'] =>
  (reference) => ({ kind: 'support_received', copy: supportReceivedCopy(settings.productName, reference) });

interface Submission {
  readonly table: typeof contactMessages | typeof propertyRequests | typeof inspections;
  /** `requestDigest` of the call. */
  readonly digest: string | null;
  /** Returns the new row, or nothing if the reference is taken or the call is a repeated one. */
  readonly insert: (transaction: Database, reference: string) => Promise<readonly unknown[]>;
  /** The email to support. */
  readonly mail: (reference: string) => Copy;
  /** The confirmation to the sender. */
  readonly acknowledgement: (reference: string) => Pick<NewMessage, 'kind' | 'copy'>;
  /** The sender is signed in and has verified the email. */
  readonly isOwnEmail?: boolean;
}

/**
 * Stores a submission under a new reference, enqueues its emails, and returns the reference. A repeated call, even a
 * concurrent one, gets the reference of the first.
 */
export function storeSubmission(
  dependencies: Dependencies,
  kind: ReferenceKind,
  email: string | null,
  { table, digest, insert, mail, acknowledgement, isOwnEmail = false }: Submission,
): Promise<string> {
  const { db, settings } = dependencies;
  return db.transaction(async (transaction) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const reference = makeReference(kind);
      const inserted = await insert(transaction, reference);
      if (inserted.length === 0) {
        // A concurrent repeat waited in `insert` until the first call had committed.
        const first = await storedReference(transaction, table, digest);
        if (first !== null) return first;
        continue;
      }
      const send = (to: string, message: Pick<NewMessage, 'kind' | 'copy'>) =>
        sendMessages(dependencies, transaction, { ...message, userId: null }, [{ channel: 'email', to }]);
      if (settings.supportEmail !== null)
        await send(settings.supportEmail, { kind: 'to_support', copy: mail(reference) });
      if (email !== null && (isOwnEmail || (await mayAcknowledge(transaction, email, dependencies.now()))))
        await send(email, acknowledgement(reference));
      return reference;
    }
    throw new Error('Every reference tried was taken');
  });
}

/** The reference that an earlier call with the same digest got; null if there was none. */
export async function storedReference(
  db: Database,
  table: Submission['table'],
  digest: string | null,
): Promise<string | null> {
  if (digest === null) return null;
  const [stored] = await db
    .select({ reference: table.reference })
    .from(table)
    .where(eq(table.requestDigest, digest));
  return stored?.reference ?? null;
}

/** Beyond the limit, a message is stored and sent to support but not confirmed. */
async function mayAcknowledge(transaction: Database, email: string, now: Date): Promise<boolean> {
  const digest = createHash('sha256').update(mailboxOf(email)).digest('hex');
  const limit = {
    key: `support:acknowledged:${digest}`,
    limit: MAX_ACKNOWLEDGEMENTS,
    windowMs: ACKNOWLEDGEMENT_WINDOW_MS,
  };
  return (await countHits(transaction, [limit], now)) === 0;
}

/** `C` for a contact message, `R` for a property request, `V` for a visit: `I` looks like 1. */
type ReferenceKind = 'C' | 'R' | 'V';

/** A reference for people, like `C-7F3K9Q`. */
const makeReference = (kind: ReferenceKind): string =>
  `${kind}-${Array.from({ length: REFERENCE_LENGTH }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)]).join('')}`;
