import * as z from 'zod/mini';
import { isE164 } from '#domain/accounts/phones.ts';
import { plainLine, plainLines, withoutFormula } from '#domain/plainText.ts';

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
export const day = z.iso.date('has to be a day like 2026-11-30').brand<'IsoDate'>();
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
export const images = z._default(z.array(image), []);
export const sitePhotographs = z._default(z.array(z.extend(image, { taken_on: day })), []);
export const phone = z._default(
  z.nullable(z.string().check(z.refine(isE164, 'has to be like +2348031234567'))),
  null,
);
