import * as z from 'zod/mini';
import { isE164 } from '#domain/accounts/phones.ts';
import { plainLine, plainLines, withoutFormula } from '#domain/plainText.ts';
import { MAX_SITE_PHOTOGRAPHS } from './limits.ts';

const written = (maximum: number, plain: (text: string) => string) =>
  z.string('is missing').check(
    z.refine((text) => !text.includes('\u0000'), 'has a character that cannot be kept'),
    z.overwrite((text) => withoutFormula(plain(text))),
    z.minLength(1, 'is empty'),
    z.maxLength(maximum, `has more than ${maximum} characters`),
  );
export const line = (maximum: number) => written(maximum, plainLine);
export const lines = (maximum: number) => written(maximum, (text) => plainLines(text).join('\n'));
export const count = (minimum: number, maximum: number) => {
  const rule = `has to be a whole number from ${minimum} to ${maximum}`;
  return z.int(rule).check(z.minimum(minimum, rule), z.maximum(maximum, rule));
};
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';
/** Exports write 0000-01-01 for no date, which the database rejects. */
export const day = z.iso
  .date({ error: 'has to be a day like 2026-11-30', abort: true })
  .check(
    z.refine(
      (date) => date >= FIRST_DAY && date <= LAST_DAY,
      `has to be a day from ${FIRST_DAY} to ${LAST_DAY}`,
    ),
  )
  .brand<'IsoDate'>();
/** A list that may be left out. `things` are its entries, in the message about too many of them. */
export const upTo = <Entry extends z.core.SomeType>(maximum: number, things: string, entry: Entry) =>
  z._default(z.array(entry).check(z.maxLength(maximum, `has more than ${maximum} ${things}`)), []);
const MAX_ADDRESS_LENGTH = 2_000;
const image = z.strictObject({
  url: z
    .string('is missing')
    .check(
      z.maxLength(MAX_ADDRESS_LENGTH, `has more than ${MAX_ADDRESS_LENGTH} characters`),
      z.regex(
        /^\/(?![/\\])[^\p{C}\\]*$/u,
        'has to start with one /: pages show pictures of this server alone',
      ),
    ),
  alt: line(300),
});
export const images = (maximum: number) => upTo(maximum, 'pictures', image);
export const sitePhotographs = upTo(MAX_SITE_PHOTOGRAPHS, 'photographs', z.extend(image, { taken_on: day }));
export const phone = z._default(
  z.nullable(z.string().check(z.refine(isE164, 'has to be like +2348031234567'))),
  null,
);
