const REGISTRATION = /^(RC|BN)[\s.:-]*(?:NO\.?\s*)?0*([1-9]\d{0,7})$/;
/** Also checked by SQL and the API schema. */
export const REGISTRATION_PATTERN = '^(RC|BN) [1-9][0-9]{0,7}$';
export const REDAN_PATTERN = '^[A-Z0-9][A-Z0-9./-]{2,39}$';

/**
 * Normalises a registration number of the Corporate Affairs Commission: `RC 1234567` for a company, `BN 1234567` for a
 * business name. Digits without a prefix are a company's. Null if invalid.
 */
export function readRegistration(typed: string): string | null {
  const text = typed.trim().toUpperCase();
  const [, kind, digits] = REGISTRATION.exec(/^\d/.test(text) ? `RC ${text}` : text) ?? [];
  return kind === undefined || digits === undefined ? null : `${kind} ${digits}`;
}

/** Normalises a membership number of the Real Estate Developers Association of Nigeria; null if invalid. */
export function readRedan(typed: string): string | null {
  const text = typed.trim().toUpperCase().replace(/\s+/g, '');
  return new RegExp(REDAN_PATTERN).test(text) ? text : null;
}

/** The URL that opens a chat with a phone number. */
export const whatsAppUrl = (e164: string): string => `https://wa.me/${e164.replace(/\D/g, '')}`;

/** The facts about the operating company; the operator sets which of them are shown. */
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
