import type * as z from 'zod/mini';
import { call } from '../client.ts';
import type { Camel } from '../contract/case.ts';
import { emptyBody, success } from '../contract/envelope.ts';
import {
  type contactMessage,
  type inspection,
  type inspectionRequest,
  inspectionsResponse,
  type propertyRequest,
  referenceResponse,
} from '../contract/support.ts';

export type ContactMessage = Camel<z.output<typeof contactMessage>>;
export type PropertyRequest = Camel<z.output<typeof propertyRequest>>;
export type Inspection = Camel<z.output<typeof inspection>>;
export type InspectionRequest = Camel<z.output<typeof inspectionRequest>>;

/** Returns the reference of the stored message. The same message with the same key is stored once. */
export const sendContactMessage = async (body: ContactMessage, idempotencyKey: string): Promise<string> =>
  (await call('POST', '/support/contact', referenceResponse, { body, idempotencyKey })).body.reference;

export const sendPropertyRequest = async (body: PropertyRequest, idempotencyKey: string): Promise<string> =>
  (await call('POST', '/support/property-requests', referenceResponse, { body, idempotencyKey })).body
    .reference;

export const requestInspection = async (body: InspectionRequest, idempotencyKey: string): Promise<string> =>
  (await call('POST', '/support/inspections', referenceResponse, { body, idempotencyKey })).body.reference;

/** Cancels an inspection of the signed-in buyer. */
export const cancelInspection = async (reference: string): Promise<void> => {
  await call('POST', `/users/me/inspections/${reference}/cancel`, success(emptyBody));
};

export interface Inspections {
  /** From today on, soonest first. */
  readonly upcoming: readonly Inspection[];
  /** The last ones whose day has passed, newest first. */
  readonly earlier: readonly Inspection[];
}

/** The inspections that the signed-in buyer asked for and has not cancelled. */
export async function listInspections(signal?: AbortSignal): Promise<Inspections> {
  const { body } = await call('GET', '/users/me/inspections', inspectionsResponse, signal ? { signal } : {});
  return { upcoming: body.inspections, earlier: body.earlier ?? [] };
}
