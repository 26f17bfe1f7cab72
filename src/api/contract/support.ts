import * as z from 'zod/mini';
import { INSPECTION_NOTE_MAX_LENGTH, INSPECTION_REFERENCE } from '#domain/listings/inspections.ts';
import { success } from './envelope.ts';
import { date, email, id, noNul, orEmpty, phone, positiveAmountOf, text, writerName } from './scalars.ts';

const MAX_MESSAGE_LENGTH = 5_000;

export const contactMessage = z.object({
  name: writerName('Name'),
  email,
  message: text('Message', MAX_MESSAGE_LENGTH),
});

/** A request needs what the search for a home does: where, for how much, and whom to call. */
export const propertyRequest = z.object({
  first_name: orEmpty(writerName('First Name')),
  last_name: orEmpty(writerName('Last Name')),
  phone,
  email: orEmpty(email),
  preferred_location: text('Preferred Location', 200),
  budget: positiveAmountOf('Enter your budget in naira.'),
  message: orEmpty(text('Message', MAX_MESSAGE_LENGTH)),
});

/** An inspection of a home on a day. The server checks the available days, which change daily. */
export const inspectionRequest = z.object({
  property_id: id,
  day: date,
  name: writerName('Name'),
  phone,
  email,
  /** May be empty. */
  note: z
    .string('Note is required.')
    .check(
      z.trim(),
      z.maxLength(
        INSPECTION_NOTE_MAX_LENGTH,
        `Note can have at most ${INSPECTION_NOTE_MAX_LENGTH} characters.`,
      ),
      noNul,
    ),
});

/** An inspection that was asked for and not cancelled. */
export const inspection = z.object({
  reference: z.string(),
  day: date,
  property: z.object({ id, title: z.string(), town: z.string(), withdrawn: z.boolean() }),
});

export const inspectionParams = z.object({
  reference: z.string().check(z.regex(INSPECTION_REFERENCE, 'Reference must be one of an inspection.')),
});

export const inspectionsResponse = success(
  z.object({
    /** From today on, soonest first. */
    inspections: z.array(inspection),
    /** Those whose day has passed, the newest first. A server of the release before sends none. */
    earlier: z.optional(z.array(inspection)),
  }),
);

export const referenceResponse = success(z.object({ reference: z.string() }));
