import { EQUITY_BPS, type Quote } from '../plans/plans.ts';
import { shareText } from '../quantities.ts';

/** The purpose of the monthly contributions: `This saves your 30%, then a mortgage pays the rest.` */
export function purposeText({ plan, rsaShareKobo }: Pick<Quote, 'plan' | 'rsaShareKobo'>): string {
  if (plan === 'A') return 'This pays the whole price.';
  const saves = rsaShareKobo > 0 ? 'This and your RSA make' : 'This saves';
  return `${saves} your ${shareText(EQUITY_BPS)}, then a mortgage pays the rest.`;
}
