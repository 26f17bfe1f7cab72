const REGISTRATION = /^(RC|BN)[\s.:-]*(?:NO\.?\s*)?0*([1-9]\d{0,7})$/;
/** Shared by the SQL check and the API contract. */
export const REGISTRATION_PATTERN = '^(RC|BN) [1-9][0-9]{0,7}$';
export const REDAN_PATTERN = '^[A-Z0-9][A-Z0-9./-]{2,39}$';

/**
 * Normalises a Corporate Affairs Commission number: `RC 1234567` for a company, `BN 1234567` for a business name; bare
 * digits are a company's. Returns null if the text is not such a number.
 */
export function readRegistration(typed: string): string | null {
  const text = typed.trim().toUpperCase();
  const [, kind, digits] = REGISTRATION.exec(/^\d/.test(text) ? `RC ${text}` : text) ?? [];
  return kind === undefined || digits === undefined ? null : `${kind} ${digits}`;
}

/** Normalises a membership number of the Real Estate Developers Association of Nigeria; null if it is not one. */
export function readRedan(typed: string): string | null {
  const text = typed.trim().toUpperCase().replace(/\s+/g, '');
  return new RegExp(REDAN_PATTERN).test(text) ? text : null;
}

/** The address that opens a WhatsApp chat with a number. */
export const whatsAppUrl = (e164: string): string => `https://wa.me/${e164.replace(/\D/g, '')}`;

/** Company details that the operator may publish. */
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
