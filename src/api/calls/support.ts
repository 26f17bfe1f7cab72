import type * as z from 'zod/mini';
import { call } from '../client.ts';
import type { Camel } from '../contract/case.ts';
import { type contactMessage, type propertyRequest, referenceAnswer } from '../contract/support.ts';

export type ContactMessage = Camel<z.output<typeof contactMessage>>;
export type PropertyRequest = Camel<z.output<typeof propertyRequest>>;

/** Answers the reference under which the message is kept. */
export const sendContactMessage = async (body: ContactMessage): Promise<string> =>
  (await call('POST', '/support/contact', referenceAnswer, { body })).body.reference;

export const sendPropertyRequest = async (body: PropertyRequest): Promise<string> =>
  (await call('POST', '/support/property-requests', referenceAnswer, { body })).body.reference;
