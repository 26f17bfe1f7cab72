import { and, eq, gte, notInArray } from 'drizzle-orm';
import { REPLACED_CONTACT_NOTICE_MS } from '#domain/accounts/replacedContacts.ts';
import type { Database } from '../platform/db/database.ts';
import { messages } from '../platform/db/schema/messages.ts';
import { type Sending, sendMessages } from './send.ts';
import { type ReplacedContactEvent, replacedContactCopy } from './templates/account.ts';

interface Account {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
}

/** Tells the phone numbers and email addresses that an account had until a few days ago of what could empty it. */
export async function notifyReplacedContacts(
  dependencies: Sending,
  transaction: Database,
  { kind, user }: { readonly kind: ReplacedContactEvent; readonly user: Account },
): Promise<void> {
  const { now, settings } = dependencies;
  const replaced = await transaction
    .selectDistinct({ channel: messages.channel, to: messages.to })
    .from(messages)
    .where(
      and(
        eq(messages.userId, user.id),
        eq(messages.kind, 'contact_changed'),
        gte(messages.createdAt, new Date(now().getTime() - REPLACED_CONTACT_NOTICE_MS)),
        notInArray(messages.to, [user.email, user.phone]),
      ),
    );
  const notice = { kind, userId: user.id, copy: replacedContactCopy(settings.productName, kind) };
  await sendMessages(dependencies, transaction, notice, replaced);
}
