import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { UserRow } from '../identity/users/store.ts';
import { toWireUser } from '../identity/users/wire.ts';
import type { Database } from '../platform/db/database.ts';
import { messagePreferences, messages } from '../platform/db/schema/messages.ts';
import { properties, savedProperties } from '../platform/db/schema/properties.ts';
import {
  contactMessages,
  inspections,
  propertyRequests,
  type SupportAnswer,
} from '../platform/db/schema/support.ts';
import { knownDevices, sessions } from '../platform/db/schema/users.ts';
import { isInspectionOf } from '../support/own-inspections.ts';

/** The user's profile, sessions and saved homes. Excludes passwords, tokens and their hashes. */
export async function profileData(db: Database, user: UserRow) {
  return {
    profile: { ...toWireUser(user), createdAt: user.createdAt, updatedAt: user.updatedAt },
    sessions: await db
      .select({
        device: sessions.device,
        network: sessions.network,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, user.id))
      .orderBy(asc(sessions.createdAt)),
    knownBrowsers: await db
      .select({ expiresAt: knownDevices.expiresAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, user.id))
      .orderBy(asc(knownDevices.expiresAt)),
    savedHomes: await db
      .select({
        title: properties.title,
        propertyCode: properties.code,
        savedAt: savedProperties.savedAt,
        knownPriceKobo: savedProperties.knownPriceKobo,
      })
      .from(savedProperties)
      .innerJoin(properties, eq(properties.id, savedProperties.propertyId))
      .where(eq(savedProperties.userId, user.id))
      .orderBy(asc(savedProperties.savedAt)),
  };
}

/** Messages to the user and the user's messages to support. The content of sent messages is not stored. */
export async function correspondenceData(db: Database, user: UserRow) {
  return {
    messagePreferences: await db
      .select({
        topic: messagePreferences.topic,
        channel: messagePreferences.channel,
        isWanted: messagePreferences.isWanted,
        updatedAt: messagePreferences.updatedAt,
      })
      .from(messagePreferences)
      .where(eq(messagePreferences.userId, user.id)),
    messages: await db
      .select({
        kind: messages.kind,
        channel: messages.channel,
        to: messages.to,
        status: messages.status,
        createdAt: messages.createdAt,
        sentAt: messages.sentAt,
      })
      .from(messages)
      .where(eq(messages.userId, user.id))
      .orderBy(asc(messages.createdAt)),
    ...(await supportData(db, user)),
  };
}

/** Without the names of the operators, whose data they are. */
const withoutActors = <Request extends { readonly answers: readonly SupportAnswer[] }>(
  requests: readonly Request[],
) =>
  requests.map((request) => ({ ...request, answers: request.answers.map(({ text, at }) => ({ text, at })) }));

/** Anyone can use the forms, so messages with an unverified email may be somebody else's. */
async function supportData(db: Database, user: UserRow) {
  const { email, emailVerifiedAt, phone, phoneVerifiedAt } = user;
  const isVerified = emailVerifiedAt !== null;
  const requestsOf = [
    ...(isVerified ? [eq(propertyRequests.email, email)] : []),
    // One without an email is known by its phone alone.
    ...(phoneVerifiedAt === null
      ? []
      : [and(isNull(propertyRequests.email), eq(propertyRequests.phone, phone))]),
  ];
  return {
    supportMessages: isVerified
      ? withoutActors(
          await db
            .select({
              id: contactMessages.id,
              reference: contactMessages.reference,
              name: contactMessages.name,
              email: contactMessages.email,
              message: contactMessages.message,
              answers: contactMessages.answers,
              createdAt: contactMessages.createdAt,
            })
            .from(contactMessages)
            .where(eq(contactMessages.email, email)),
        )
      : [],
    propertyRequests:
      requestsOf.length === 0
        ? []
        : withoutActors(
            await db
              .select({
                id: propertyRequests.id,
                reference: propertyRequests.reference,
                firstName: propertyRequests.firstName,
                lastName: propertyRequests.lastName,
                phone: propertyRequests.phone,
                email: propertyRequests.email,
                preferredLocation: propertyRequests.preferredLocation,
                budgetKobo: propertyRequests.budgetKobo,
                message: propertyRequests.message,
                answers: propertyRequests.answers,
                createdAt: propertyRequests.createdAt,
              })
              .from(propertyRequests)
              .where(or(...requestsOf)),
          ),
    inspections: withoutActors(
      await db
        .select({
          reference: inspections.reference,
          title: properties.title,
          propertyCode: properties.code,
          day: inspections.day,
          name: inspections.name,
          phone: inspections.phone,
          email: inspections.email,
          note: inspections.note,
          answers: inspections.answers,
          createdAt: inspections.createdAt,
          cancelledAt: inspections.cancelledAt,
          cancelReason: inspections.cancelReason,
        })
        .from(inspections)
        .innerJoin(properties, eq(properties.id, inspections.propertyId))
        .where(isInspectionOf(user))
        .orderBy(asc(inspections.createdAt)),
    ),
  };
}
