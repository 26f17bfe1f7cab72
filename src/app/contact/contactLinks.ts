import type { PropertyDetail } from '#api/calls/properties.ts';
import { INSPECTION_REFERENCE } from '#domain/listings/inspections.ts';

/** The URL names the home that a buyer asks about, so that it survives a login, a logout and a reload. */
const PROPERTY_PARAM = 'property';

/** The contact page of a home. */
export const contactPathForHome = (propertyId: string): string =>
  `/contact-support?${new URLSearchParams({ [PROPERTY_PARAM]: propertyId })}`;

const LENDER_PARAM = 'lender-for';
/** The page says nothing that somebody else wrote into its address. */
const PLAN_REFERENCE = /^[\w-]{1,80}$/;

/** The contact page with a message that asks to apply to another lender, for the plan with this reference. */
export const contactPathForLender = (propertyId: string, reference: string): string =>
  `${contactPathForHome(propertyId)}&${new URLSearchParams({ [LENDER_PARAM]: reference })}`;

/** The prepared message after the opening line; empty if the buyer writes it. */
export function preparedMessage(params: URLSearchParams): string {
  const reference = params.get(LENDER_PARAM) ?? '';
  return !PLAN_REFERENCE.test(reference)
    ? ''
    : `The mortgage for my plan ${reference} was declined. I want to apply again, to another lender. Please tell me which one, and what to bring.\n`;
}

const INSPECTION_PARAM = 'inspection';

/** The contact page with a message about the inspection with this reference. */
export const contactPathForInspection = (reference: string): string =>
  `/contact-support?${new URLSearchParams({ [INSPECTION_PARAM]: reference })}`;

/** The first line of a message about an inspection; null if the page is about none. */
export function inspectionLine(params: URLSearchParams): string | null {
  const reference = params.get(INSPECTION_PARAM) ?? '';
  return INSPECTION_REFERENCE.test(reference) ? `About my inspection ${reference}:\n` : null;
}

/** The id of the home that the contact page is about, or null. */
export const contactPropertyId = (params: URLSearchParams): string | null =>
  params.get(PROPERTY_PARAM) || null;

/** The first line of a message about a home. */
export const openingLine = ({ title, town, code }: PropertyDetail): string =>
  `About ${title}, ${town} (property code ${code}):\n`;
