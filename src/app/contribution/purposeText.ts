import { EQUITY_BPS, type Quote } from '#domain/plans.ts';

const EQUITY_PERCENT = EQUITY_BPS / 100;

/** What the monthly contributions buy: `This saves your 30%, then a mortgage pays the rest.` */
export function purposeText({ plan, rsaShareKobo }: Pick<Quote, 'plan' | 'rsaShareKobo'>): string {
  if (plan === 'A') return 'This pays the whole price.';
  const saves = rsaShareKobo > 0 ? 'This and your RSA make' : 'This saves';
  return `${saves} your ${EQUITY_PERCENT}%, then a mortgage pays the rest.`;
}
