import * as z from 'zod/mini';
import { INSPECTION_NOTE_MAX_LENGTH } from '#domain/inspections.ts';
import { success } from './envelope.ts';
import { date, email, id, noNul, personName, phone, positiveAmountOf, text } from './scalars.ts';

const MAX_MESSAGE_LENGTH = 5_000;

export const contactMessage = z.object({
  name: personName('Name'),
  email,
  message: text('Message', MAX_MESSAGE_LENGTH),
});

export const propertyRequest = z.object({
  first_name: personName('First Name'),
  last_name: personName('Last Name'),
  phone,
  email,
  preferred_location: text('Preferred Location', 200),
  budget: positiveAmountOf('Enter your budget in naira.'),
  message: text('Message', MAX_MESSAGE_LENGTH),
});

/** A request to inspect a home on a day. The server checks the day, because the available days change daily. */
export const inspectionRequest = z.object({
  property_id: id,
  day: date,
  name: personName('Name'),
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

export const referenceResponse = success(z.object({ reference: z.string() }));
