import { createHash } from 'node:crypto';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { notify } from '../messages/audience.ts';
import { sendMessages } from '../messages/send.ts';
import { supportAnsweredCopy } from '../messages/templates/account.ts';
import { OperationError } from '../platform/command.ts';
import type { Database } from '../platform/db/database.ts';
import {
  contactMessages,
  inspections,
  propertyRequests,
  type SupportAnswer,
} from '../platform/db/schema/support.ts';
import { users } from '../platform/db/schema/users.ts';
import type { Dependencies } from '../platform/dependencies.ts';

/** Fits four parts of an SMS with the words around it. */
export const MAX_ANSWER_LENGTH = 480;

interface Answer {
  /** `C-…`, `R-…` or `V-…` */
  readonly reference: string;
  readonly text: string;
  readonly actor: string;
}

/** A buyer with an account, on every verified channel; else the email address or the phone in the request. */
export type Recipient = 'buyer' | 'email' | 'phone';

interface Answered {
  readonly recipient: Recipient;
  /** False if the same answer was given before: nothing is sent again. */
  readonly isNew: boolean;
}

/**
 * Answers a request to support: keeps the answer with it, and sends it in the same transaction. The same text again
 * changes nothing.
 * @throws OperationError if there is no such request.
 */
export async function answerSupport(
  dependencies: Pick<Dependencies, 'db' | 'jobs' | 'messages' | 'now' | 'settings'>,
  { reference, text, actor }: Answer,
): Promise<Answered> {
  const { db, now, settings } = dependencies;
  return db.transaction(async (transaction) => {
    const { table, request } = await lockRequest(transaction, reference);
    const userId = await buyerOf(transaction, request);
    const recipient = userId !== null ? 'buyer' : request.email !== null ? 'email' : 'phone';
    if (request.answers.some((answer) => answer.text === text)) return { recipient, isNew: false };
    const answers = [...request.answers, { text, actor, at: now().toISOString() }];
    await transaction.update(table).set({ answers }).where(eq(table.reference, reference));
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const message = {
      kind: 'support_answered',
      copy: supportAnsweredCopy(settings.productName, {
        reference,
        answer: text,
        replyTo: settings.supportEmail,
      }),
      key: `support-answered:${reference}:${digest}`,
    } as const;
    if (userId === null)
      await sendMessages(dependencies, transaction, { ...message, userId }, [
        request.email === null
          ? { channel: 'sms', to: request.phone }
          : { channel: 'email', to: request.email },
      ]);
    else await notify(dependencies, transaction, { ...message, userId });
    return { recipient, isNew: true };
  });
}

/** How somebody can be answered: by email, or by the phone if there is none. */
type Sender = { readonly email: string } | { readonly email: null; readonly phone: string };

type Request = Sender & {
  /** Null for one that was written without an account. */
  readonly userId: string | null;
  readonly answers: readonly SupportAnswer[];
};

type RequestTable = typeof contactMessages | typeof propertyRequests | typeof inspections;

async function lockRequest(
  db: Database,
  reference: string,
): Promise<{ table: RequestTable; request: Request }> {
  const [message] = await db
    .select({ email: contactMessages.email, answers: contactMessages.answers })
    .from(contactMessages)
    .where(eq(contactMessages.reference, reference))
    .for('update');
  if (message) return { table: contactMessages, request: { ...message, userId: null } };
  const [propertyRequest] = await db
    .select({
      email: propertyRequests.email,
      phone: propertyRequests.phone,
      answers: propertyRequests.answers,
    })
    .from(propertyRequests)
    .where(eq(propertyRequests.reference, reference))
    .for('update');
  if (propertyRequest) {
    const { email, phone, answers } = propertyRequest;
    const sender = email === null ? { email, phone } : { email };
    return { table: propertyRequests, request: { ...sender, answers, userId: null } };
  }
  const [inspection] = await db
    .select({ email: inspections.email, userId: inspections.userId, answers: inspections.answers })
    .from(inspections)
    .where(eq(inspections.reference, reference))
    .for('update');
  if (!inspection) throw new OperationError(`No request to support has the reference ${reference}.`);
  return { table: inspections, request: inspection };
}

/**
 * The buyer who asked with a verified contact, or who has verified the email address or, without one, the phone; null if
 * there is none.
 */
async function buyerOf(db: Database, { userId, ...sender }: Request): Promise<string | null> {
  const isAsker =
    userId === null
      ? undefined
      : and(eq(users.id, userId), or(isNotNull(users.emailVerifiedAt), isNotNull(users.phoneVerifiedAt)));
  const isOwner =
    sender.email === null
      ? and(eq(users.phone, sender.phone), isNotNull(users.phoneVerifiedAt))
      : and(eq(users.email, sender.email), isNotNull(users.emailVerifiedAt));
  const [buyer] = await db
    .select({ id: users.id })
    .from(users)
    .where(isAsker ?? isOwner);
  return buyer?.id ?? null;
}
