import { Notice } from '@adire/ui';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { useQuoteAmounts } from '#app/explain/useQuoteAmounts.ts';
import type { Quote } from '#domain/plans/plans.ts';

/**
 * A wallet that covers what is due now pays it with the agreement. It says so before the buyer agrees, because after
 * the first payment a plan is left by asking.
 */
export function PaidAtOnce({ result }: { readonly result: Quote }) {
  const amounts = useQuoteAmounts(result);
  return (
    <Notice tone="attention" title="Your wallet pays the first amount at once">
      It covers the <ExplainedAmount explanation={amounts.of('checkout')} /> that is due now, which leaves it
      when you agree. The unit is then reserved in your name, and you no longer cancel by yourself: you ask to
      leave, as the last point says.
    </Notice>
  );
}
