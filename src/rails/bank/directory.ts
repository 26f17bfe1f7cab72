/** Banks of external accounts, with CBN's codes. */
export const BANKS = [
  { id: 9, code: '058', name: 'Guaranty Trust Bank', slug: 'guaranty-trust-bank' },
  { id: 1, code: '044', name: 'Access Bank', slug: 'access-bank' },
  { id: 7, code: '011', name: 'First Bank of Nigeria', slug: 'first-bank-of-nigeria' },
  { id: 21, code: '057', name: 'Zenith Bank', slug: 'zenith-bank' },
  { id: 20, code: '035', name: 'Wema Bank', slug: 'wema-bank' },
  { id: 16, code: '232', name: 'Sterling Bank', slug: 'sterling-bank' },
  { id: 171, code: '999992', name: 'OPay Digital Services', slug: 'paycom' },
  { id: 67, code: '50211', name: 'Kuda Bank', slug: 'kuda-bank' },
] as const;

/** No bank has an account number with this prefix. */
const UNKNOWN_ACCOUNT_PREFIX = '000';

/**
 * The holders of external accounts, which every bank returns by name enquiry. `nameAccount` sets a name; other
 * numbers belong to ADA EXAMPLE, and numbers that begin with 000 do not exist.
 */
export class AccountDirectory {
  readonly #names = new Map<string, string>();

  nameAccount(accountNumber: string, name: string): void {
    this.#names.set(accountNumber, name);
  }

  /** Null if the bank or the account does not exist. */
  nameOf(bankCode: string, accountNumber: string): string | null {
    if (
      !isBank(bankCode) ||
      !/^\d{10}$/.test(accountNumber) ||
      accountNumber.startsWith(UNKNOWN_ACCOUNT_PREFIX)
    )
      return null;
    return this.#names.get(accountNumber) ?? 'ADA EXAMPLE';
  }
}

export const isBank = (bankCode: string): boolean => BANKS.some(({ code }) => code === bankCode);

/** @throws Error if no bank has this code */
export function bankOf(code: string): (typeof BANKS)[number] {
  const bank = BANKS.find((known) => known.code === code);
  if (!bank) throw new Error(`No bank has the code ${code}.`);
  return bank;
}
