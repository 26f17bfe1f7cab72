import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import * as z from 'zod/mini';
import type { CompanyFact } from '#domain/listings/companies.ts';
import { readRegistration } from '#domain/listings/companies.ts';
import { plainLine } from '#domain/plainText.ts';
import { setting } from './setting.ts';

/** The facts shown about the company behind the product; a null fact is not shown. */
export type CompanySettings = Readonly<Record<CompanyFact, string | null>>;

/** One line of text, or none. */
export const line = (maximum: number) => {
  const rule = `must be one line of 2 to ${maximum} characters`;
  return z.nullable(
    z.string().check(
      z.minLength(2, rule),
      z.maxLength(maximum, rule),
      z.refine((text) => text === plainLine(text), rule),
    ),
  );
};

/** A text accepted in several formats and normalised to one. */
const read = (reader: (text: string) => string | null, rule: string) =>
  z.pipe(
    z.nullable(z.string().check(z.refine((text) => reader(text) !== null, rule))),
    z.transform((text: string | null) => (text === null ? null : reader(text))),
  );

/** Any valid phone number, landlines included. */
const phone = read((text) => {
  const number = parsePhoneNumberFromString(text, 'NG');
  return number?.isValid() ? number.number : null;
}, 'must be a phone number like +2348031234567');

export const COMPANY_SETTINGS = {
  COMPANY_NAME: setting(line(120), null, 'The legal name of the company behind the product'),
  COMPANY_REGISTRATION: setting(
    read(readRegistration, 'must be a registration number like RC 1234567'),
    null,
    'Its number at the Corporate Affairs Commission',
  ),
  COMPANY_ADDRESS: setting(line(200), null, 'Its office, in one line'),
  COMPANY_PARTNER_BANK: setting(
    line(80),
    null,
    'The bank that holds the money of customers; also shown where money is sent',
  ),
  COMPANY_PHONE: setting(phone, null, 'The number that customers call'),
  COMPANY_WHATSAPP: setting(phone, null, 'The number that customers write to on WhatsApp'),
  COMPANY_EMAIL: setting(
    z.nullable(z.email('must be an email address')),
    null,
    'The address that customers are shown; what they write in the form goes to `SUPPORT_EMAIL`',
  ),
  COMPANY_HOURS: setting(line(120), null, 'When somebody answers, like `Monday to Friday, 8 am to 6 pm`'),
} as const;

type Name = keyof typeof COMPANY_SETTINGS;
type Read = <Key extends Name>(name: Key) => z.output<(typeof COMPANY_SETTINGS)[Key]['schema']>;

export const companySettings = (value: Read): CompanySettings => ({
  name: value('COMPANY_NAME'),
  registration: value('COMPANY_REGISTRATION'),
  address: value('COMPANY_ADDRESS'),
  partnerBank: value('COMPANY_PARTNER_BANK'),
  phone: value('COMPANY_PHONE'),
  whatsapp: value('COMPANY_WHATSAPP'),
  email: value('COMPANY_EMAIL'),
  hours: value('COMPANY_HOURS'),
});
