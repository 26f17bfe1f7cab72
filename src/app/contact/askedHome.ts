import type { PropertyDetail } from '#api/calls/properties.ts';

/** The address names the home that a buyer asks about, so that it outlives a login, a logout and a reload. */
const PROPERTY_PARAM = 'property';

/** The contact page of a home. */
export const contactAbout = (propertyId: string): string =>
  `/contact-support?${new URLSearchParams({ [PROPERTY_PARAM]: propertyId })}`;

/** The id of the home that the contact page is about; null where it is about none. */
export const askedPropertyId = (params: URLSearchParams): string | null => params.get(PROPERTY_PARAM) || null;

/** What a message about a home begins with. */
export const openingLine = ({ title, town, code }: PropertyDetail): string =>
  `About ${title}, ${town} (property code ${code}):\n`;
