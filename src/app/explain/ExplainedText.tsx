import { Fragment } from 'react';
import type { Explanation } from '#domain/derivation/explanation.ts';
import { formatNaira } from '#domain/money.ts';
import { ExplainedAmount } from './ExplainedAmount.tsx';

/** An amount as `formatNaira` writes it, within a sentence. */
const AMOUNT = /(₦[\d,]*\d(?:\.\d{2})?)/;

interface ExplainedTextProps {
  readonly text: string;
  /** Of the amounts in the text; the first of several that have the same amount counts. */
  readonly explanations: readonly (Explanation | null)[];
}

/** A sentence of the domain, in which each amount opens to how it is worked out. */
export const ExplainedText = ({ text, explanations }: ExplainedTextProps) =>
  text.split(AMOUNT).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
    <Fragment key={index}>{withExplanation(part, explanations)}</Fragment>
  ));

function withExplanation(part: string, explanations: ExplainedTextProps['explanations']) {
  const explanation = explanations.find((each) => each !== null && formatNaira(each.amountKobo) === part);
  return explanation ? <ExplainedAmount explanation={explanation} /> : part;
}
