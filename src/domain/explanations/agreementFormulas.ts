import { type Kobo, ZERO_KOBO } from '../money.ts';
import type { Target } from '../plans/plans.ts';
import { TARGET_NAMES } from '../plans/targetNames.ts';
import { type AgreedContribution, explainContribution } from './contributionExplanations.ts';

/** The amounts of an agreement that its documents explain. */
interface AgreedAmounts {
  readonly targetKobo: Kobo;
  readonly downpaymentKobo: Kobo;
  readonly rsaShareKobo: Kobo;
  readonly monthlyKobo: Kobo;
  readonly mortgageKobo: Kobo;
  readonly targets: readonly Pick<Target, 'name' | 'amountKobo'>[];
}

/** `₦7,500,000 = 30% of ₦25,000,000`; null for a target that is no formula of today's rules, such as the price. */
export const targetFormula = (agreed: AgreedContribution, targetKobo: Kobo): string | null =>
  explainContribution(agreed).figure('target', 'What you contribute in all', targetKobo).formula;

/** The lines of the terms that show how their amounts are calculated, with the text of the screen. */
export function agreementFormulas(agreed: AgreedContribution, amounts: AgreedAmounts): string[] {
  const { figure, target } = explainContribution(agreed);
  const { targetKobo, downpaymentKobo, rsaShareKobo, monthlyKobo, mortgageKobo, targets } = amounts;
  return [
    ...(agreed.plan === 'A' ? [figure('downpayment', 'The downpayment', downpaymentKobo)] : []),
    figure('rsaShare', 'From your RSA', rsaShareKobo),
    figure('target', 'What you contribute in all', targetKobo),
    ...targets
      .filter(({ name }) => name === 'first')
      .map(({ name, amountKobo }) => target(name, TARGET_NAMES[name], amountKobo)),
    figure('monthly', 'What you contribute each month', monthlyKobo),
    figure('mortgage', 'What the mortgage pays', mortgageKobo),
  ].flatMap(({ title, formula, amountKobo }) =>
    formula === null || amountKobo === ZERO_KOBO ? [] : [`${title}: ${formula}`],
  );
}
