import type { Bank } from '../../../platform/ports/bank.ts';

/** Banks that a simulated withdrawal can go to, with the codes of the CBN. */
export const OTHER_BANKS: readonly Bank[] = [
  { code: '044', name: 'Access Bank' },
  { code: '050', name: 'Ecobank Nigeria' },
  { code: '070', name: 'Fidelity Bank' },
  { code: '011', name: 'First Bank of Nigeria' },
  { code: '214', name: 'First City Monument Bank' },
  { code: '058', name: 'Guaranty Trust Bank' },
  { code: '50211', name: 'Kuda Bank' },
  { code: '50515', name: 'Moniepoint MFB' },
  { code: '999992', name: 'OPay Digital Services' },
  { code: '999991', name: 'PalmPay' },
  { code: '076', name: 'Polaris Bank' },
  { code: '221', name: 'Stanbic IBTC Bank' },
  { code: '232', name: 'Sterling Bank' },
  { code: '032', name: 'Union Bank of Nigeria' },
  { code: '033', name: 'United Bank for Africa' },
  { code: '035', name: 'Wema Bank' },
  { code: '057', name: 'Zenith Bank' },
];

/**
 * The holder of an account at another bank, by the first digits of the account number: nobody (null), another person,
 * the buyer with an initial, or else the buyer.
 */
export function sandboxHolder(accountNumber: string, buyerName: string): string | null {
  const words = buyerName.toUpperCase().split(/\s+/);
  const [first = '', ...rest] = words;
  switch (accountNumber.slice(0, 3)) {
    case '000':
      return null;
    case '111':
      return 'CHIDI EXAMPLE';
    case '222':
      return `${rest.join(' ')} ${first.slice(0, 1)}`;
    default:
      return [...rest, first].join(' ');
  }
}
