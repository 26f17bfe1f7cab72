const WEIGHTS = [3, 7, 3] as const;
const SERIAL_DIGITS = 9;
/** Digits of an account number: the serial and its check digit. */
export const ACCOUNT_NUMBER_DIGITS = SERIAL_DIGITS + 1;
/** What an account number looks like, whatever its check digit. */
export const ACCOUNT_NUMBER_PATTERN = new RegExp(`^\\d{${ACCOUNT_NUMBER_DIGITS}}$`);

/**
 * The check digit of a Nigerian Uniform Bank Account Number. Source: CBN's NUBAN standard; banks have 3-digit codes,
 * other institutions 5.
 */
export function nubanCheckDigit(bankCode: string, serial: string): number {
  const institution = bankCode.length === 3 ? `000${bankCode}` : `9${bankCode}`;
  const digits = institution + serial.padStart(SERIAL_DIGITS, '0');
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (WEIGHTS[index % 3] ?? 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** A ten-digit account number with its check digit. */
export const nuban = (bankCode: string, serial: string): string =>
  `${serial.padStart(SERIAL_DIGITS, '0')}${nubanCheckDigit(bankCode, serial)}`;

/** Whether the check digit fits the bank code. Mobile wallets use other numbering. */
export const isNubanOf = (bankCode: string, accountNumber: string): boolean =>
  accountNumber === nuban(bankCode, accountNumber.slice(0, SERIAL_DIGITS));
