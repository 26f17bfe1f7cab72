import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { supportAnsweredCopy } from '../messages/templates/account.ts';
import { OperationError } from '../platform/command.ts';
import type { Database } from '../platform/db/database.ts';
import {
  contactMessages,
  inspections,
  propertyRequests,
  type SupportAnswer,
} from '../platform/db/schema/support.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { type Recipient, recipientOf, type Sender, writeTo } from './recipients.ts';

/** Fits four parts of an SMS with the words around it. */
export const MAX_ANSWER_LENGTH = 480;

interface Answer {
  /** `C-…`, `R-…` or `V-…` */
  readonly reference: string;
  readonly text: string;
  readonly actor: string;
}

interface Answered {
  readonly recipient: Recipient['kind'];
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
    const recipient = await recipientOf(transaction, request);
    if (request.answers.some((answer) => answer.text === text))
      return { recipient: recipient.kind, isNew: false };
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
    await writeTo(dependencies, transaction, recipient, message);
    return { recipient: recipient.kind, isNew: true };
  });
}

type Request = Sender & { readonly answers: readonly SupportAnswer[] };

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
