import * as z from 'zod/mini';
import { lagosDate } from '#domain/dates.ts';
import { readRedan, readRegistration } from '#domain/listings/companies.ts';
import { TITLE_DOCUMENTS } from '#domain/listings/titleDocuments.ts';
import type { ListingTrust } from '../listings/listing.ts';
import { day, line, sitePhotographs } from './fields.ts';

/** A registration number, accepted in several formats and normalised to one. */
const number = (read: (text: string) => string | null, rule: string) =>
  z._default(
    z.nullable(
      z.pipe(
        z.string(rule).check(z.refine((text) => read(text) !== null, rule)),
        z.transform((text: string) => read(text)),
      ),
    ),
    null,
  );

/** Fields that buyers want to know before paying. */
export const trustFields = {
  title_document: z._default(
    z.nullable(z.enum(TITLE_DOCUMENTS, `has to be one of ${TITLE_DOCUMENTS.join(', ')}`)),
    null,
  ),
  developer: z._default(
    z.nullable(
      z.strictObject({
        name: line(120),
        registration: number(readRegistration, 'has to be like RC 1234567'),
        redan: number(readRedan, 'has to be a membership number like REDAN/LAG/0412'),
      }),
    ),
    null,
  ),
  completes_on: z._default(z.nullable(day), null),
  site_photographs: sitePhotographs,
};
const trust = z.object(trustFields);
type TrustFields = z.output<typeof trust>;

export const trustOf = (fields: TrustFields): ListingTrust => ({
  titleDocument: fields.title_document,
  developer: fields.developer,
  completesOn: fields.completes_on,
  sitePhotographs: fields.site_photographs.map(({ taken_on, ...image }) => ({ ...image, takenOn: taken_on })),
});

/** Why a date is invalid, or null. */
export function futureDateError({ site_photographs }: TrustFields, now: Date): string | null {
  const index = site_photographs.findIndex(({ taken_on }) => taken_on > lagosDate(now));
  return index === -1 ? null : `site_photographs.${index}.taken_on is in the future`;
}
