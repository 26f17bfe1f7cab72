/** Prefixes that no other program's variables have. */
const OUR_PREFIXES = [
  'BANK_',
  'PAYSTACK_',
  'RAILS_',
  'MONNIFY_',
  'FLUTTERWAVE_',
  'MEDIA_',
  'MAIL_',
  'MESSAGE_',
  'OTP_',
  'UNIT_HOLD',
  'ONBOARDING_',
  'OPERATIONS_',
  'SMS_',
  'SMTP_',
  'TERMII_',
  'WHATSAPP_',
  'VOICE_',
  'EMAIL_PROVIDER',
  'CODE_LIMIT',
  'COMPANY_',
  'MORTGAGE_',
  'PRODUCT_',
  'SOCIAL_',
  'SUPPORT_',
  'WITHDRAWAL_',
  'ALLOW_SANDBOX',
];

/** Excluded from typo detection: too short or too common. */
const NOT_COMPARED = new Set(['PORT', 'HOST', 'NODE_ENV']);

/** A misspelt setting must not be ignored silently. */
export const isUnknownSetting = (name: string, known: readonly string[]): boolean =>
  !known.includes(name) &&
  (OUR_PREFIXES.some((prefix) => name.startsWith(prefix)) ||
    known.some((each) => !NOT_COMPARED.has(each) && isTypoOf(name, each)));

/** Whether a name differs from a known one by one wrong, missing, added or swapped letter, or by its ending. */
const isTypoOf = (name: string, known: string): boolean =>
  name !== known && (name.startsWith(known.slice(0, -1)) || isOneEditAway(name, known));

function isOneEditAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && `${restA[1]}${restA[0]}` === restB;
}
