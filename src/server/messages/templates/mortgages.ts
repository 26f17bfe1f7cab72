import { formatNaira, type Kobo } from '#domain/money.ts';
import type { MortgageState } from '#domain/mortgages/mortgageStates.ts';
import type { Copy } from '../copy.ts';

interface Moved {
  /** 'Ile Ayo Court, Block 2, Floor 3, U1'. */
  readonly unitName: string;
  /** The contribution's slug in its URL. */
  readonly slug: string;
  /** The amount that the mortgage pays. */
  readonly amountKobo: Kobo;
  /** The message of the operator who moved it. */
  readonly reason: string;
}

const SUBJECTS: Readonly<Record<MortgageState, string>> = {
  documents: 'Your lender needs documents for your mortgage',
  applied: 'Your mortgage application is with the lender',
  approved: 'Your mortgage is approved',
  declined: 'Your mortgage was declined',
  disbursed: 'Your home is paid for in full',
};

const TEXTS: Readonly<Record<MortgageState, (unitName: string, amount: string) => string>> = {
  documents: (unitName, amount) =>
    `The mortgage of ${amount} for ${unitName} needs documents from you. Your plan lists what to bring, and whom to ask.`,
  applied: (unitName, amount) =>
    `The application for your mortgage of ${amount} for ${unitName} is with the lender. There is nothing for you to do until the lender decides: we write to you then.`,
  approved: (unitName, amount) =>
    `Congratulations: the lender has approved your mortgage of ${amount} for ${unitName}. Sign the lender's offer; then the lender pays the rest of the price.`,
  declined: (unitName, amount) =>
    `The lender has declined your mortgage of ${amount} for ${unitName}. Your unit stays yours and your money is safe. Your plan shows what you can do now.`,
  disbursed: (unitName, amount) =>
    `The lender has paid ${amount}: ${unitName} is paid for in full. We arrange the handover of your keys with you.`,
};

/** A mortgage has moved to another state. */
export const mortgageMovedCopy = (
  state: MortgageState,
  { unitName, slug, amountKobo, reason }: Moved,
): Copy => ({
  subject: SUBJECTS[state],
  text: TEXTS[state](unitName, formatNaira(amountKobo)),
  details: [`Note: ${reason}`],
  facts: [
    ['Mortgage', formatNaira(amountKobo)],
    ['Reference', slug],
  ],
  action: { label: 'See what happens next', path: `/dashboard/property/${slug}` },
});
