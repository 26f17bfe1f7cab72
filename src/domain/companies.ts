const REGISTRATION = /^(RC|BN)[\s.:-]*(?:NO\.?\s*)?0*([1-9]\d{0,7})$/;
/** As SQL and the wire check it. */
export const REGISTRATION_PATTERN = '^(RC|BN) [1-9][0-9]{0,7}$';
export const REDAN_PATTERN = '^[A-Z0-9][A-Z0-9./-]{2,39}$';

/**
 * A number of the Corporate Affairs Commission as it is kept, `RC 1234567` for a company and `BN 1234567` for a
 * business name; digits alone are a company's. Null for a text that is none.
 */
export function readRegistration(typed: string): string | null {
  const text = typed.trim().toUpperCase();
  const [, kind, digits] = REGISTRATION.exec(/^\d/.test(text) ? `RC ${text}` : text) ?? [];
  return kind === undefined || digits === undefined ? null : `${kind} ${digits}`;
}

/** A membership number of the Real Estate Developers Association of Nigeria as it is kept; null for a text that is none. */
export function readRedan(typed: string): string | null {
  const text = typed.trim().toUpperCase().replace(/\s+/g, '');
  return new RegExp(REDAN_PATTERN).test(text) ? text : null;
}

/** Where a chat with a number begins. */
export const whatsAppUrl = (e164: string): string => `https://wa.me/${e164.replace(/\D/g, '')}`;

/** What a product tells of the company behind it; which of them are told is set by its operator. */
export const COMPANY_FACTS = [
  'name',
  'registration',
  'address',
  'partnerBank',
  'phone',
  'whatsapp',
  'email',
  'hours',
] as const;
export type CompanyFact = (typeof COMPANY_FACTS)[number];
