import type { Kobo } from '../money.ts';
import type { Derivation } from './derivation.ts';
import { formulaText, inputsOf, stepTexts } from './derivationText.ts';

/** An explanation of an amount for the buyer. */
export interface Explanation {
  /** The label of the amount: `Each month`. */
  readonly title: string;
  readonly amountKobo: Kobo;
  /** `₦312,500 = 30% of ₦25,000,000 ÷ 24`; null for an amount without a formula. */
  readonly formula: string | null;
  /** The formula's operations; empty if there is only one. */
  readonly steps: readonly string[];
  readonly inputs: readonly { readonly label: string; readonly value: string }[];
  /** The rule in words. */
  readonly rule: string;
  /** Its date: `Agreed on 3 Nov 2026.` */
  readonly basis: string;
}

/** Creates an explanation; its amount is the derivation's value. */
export const explain = (
  derivation: Derivation,
  about: Pick<Explanation, 'title' | 'rule' | 'basis'>,
): Explanation => ({
  ...about,
  amountKobo: derivation.valueKobo,
  formula: formulaText(derivation),
  steps: stepTexts(derivation),
  inputs: inputsOf(derivation),
});
