import * as z from 'zod/mini';
import { success } from './envelope.ts';
import { email, personName, phone, positiveAmountOf, text } from './scalars.ts';

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

export const referenceResponse = success(z.object({ reference: z.string() }));
