import type { Plan } from './plans.ts';

/** `Month 10`; on Plan A the first instalment is the downpayment, and months count after it. @param number from 1. */
export function instalmentName({ plan }: { readonly plan: Plan }, number: number): string {
  if (plan !== 'A') return `Month ${number}`;
  return number === 1 ? 'Downpayment' : `Month ${number - 1}`;
}
