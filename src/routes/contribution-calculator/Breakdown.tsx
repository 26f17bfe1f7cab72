import { Heading, Stack, StackedBar } from '@adire/ui';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { ExplainSign } from '#app/explain/ExplainSign.tsx';
import { useQuoteAmounts } from '#app/explain/useQuoteAmounts.ts';
import { percentText } from '#app/format/percentText.ts';
import type { QuoteExplanations } from '#domain/explanations/quoteExplanations.ts';
import { formatNaira, type Kobo } from '#domain/money.ts';
import type { Quote } from '#domain/plans/plans.ts';
import { Schedule } from './Schedule.tsx';

/** Who pays the price, and when. */
export function Breakdown({ result }: { readonly result: Quote }) {
  const amounts = useQuoteAmounts(result);
  return (
    <>
      <Stack as="section" gap={4} aria-labelledby="sources">
        <Heading level={2} look={3} id="sources">
          Where the <ExplainedAmount explanation={amounts.price} /> comes from
        </Heading>
        <StackedBar label="Where the price comes from" parts={partsOf(result, amounts)} />
      </Stack>
      <Schedule result={result} />
    </>
  );
}

const PARTS = { own: 'target', rsa: 'rsaShare', mortgage: 'mortgage' } as const;

function partsOf({ priceKobo, targetKobo, rsaShareKobo, mortgageKobo }: Quote, amounts: QuoteExplanations) {
  const part = (
    key: keyof typeof PARTS,
    label: string,
    amountKobo: Kobo,
    pattern: 'accent' | 'gold' | 'hatch',
  ) => ({
    key,
    label,
    value: amountKobo,
    valueText: formatNaira(amountKobo),
    percentText: percentText(amountKobo, priceKobo),
    pattern,
    action: <ExplainSign explanation={amounts.of(PARTS[key])} />,
  });
  return [
    part('own', 'Your contribution', targetKobo, 'accent'),
    part('rsa', 'Your RSA', rsaShareKobo, 'gold'),
    part('mortgage', 'Mortgage', mortgageKobo, 'hatch'),
  ].filter(({ key, value }) => key === 'own' || value > 0);
}
