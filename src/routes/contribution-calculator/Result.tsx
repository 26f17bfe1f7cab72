import { Heading, Link, Stack, Text } from '@adire/ui';
import { ERRORS } from '#api/contract/errors.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { ExplainedFigure } from '#app/explain/ExplainedFigure.tsx';
import { ExplainedText } from '#app/explain/ExplainedText.tsx';
import { useQuoteAmounts } from '#app/explain/useQuoteAmounts.ts';
import type { QuoteExplanations } from '#domain/explanations/quoteExplanations.ts';
import type { Kobo } from '#domain/money.ts';
import { isTargetEnough, type Quote } from '#domain/plans/plans.ts';
import { monthlyScheduleText } from '#domain/terms/monthlyScheduleText.ts';
import { purposeText } from '#domain/terms/purposeText.ts';
import { SalaryShare } from './SalaryShare.tsx';

interface ResultProps {
  readonly result: Quote | null;
  readonly salaryKobo: Kobo | null;
  readonly ageYears: number | null;
}

/** The quote, updated while the buyer types. */
export function Result({ result, salaryKobo, ageYears }: ResultProps) {
  return (
    <section aria-labelledby="result" aria-live="polite">
      <Stack gap={4}>
        <Heading level={2} look={3} id="result">
          You contribute
        </Heading>
        {!result && <Text tone="ink2">Choose a duration, and your contribution is worked out here.</Text>}
        {result && !isTargetEnough(result) && (
          <Text tone="ink2">
            {ERRORS.nothing_to_contribute.message} <Link href="/contact-support">Contact Us</Link>
          </Text>
        )}
        {result && isTargetEnough(result) && (
          <>
            <Monthly result={result} />
            {salaryKobo === null ? null : <SalaryShare {...{ result, salaryKobo, ageYears }} />}
          </>
        )}
      </Stack>
    </section>
  );
}

function Monthly({ result }: { readonly result: Quote }) {
  const amounts = useQuoteAmounts(result);
  return (
    <Stack gap={2}>
      <ExplainedFigure
        explanation={amounts.of('monthly')}
        size="hero"
        caption={<Rhythm result={result} amounts={amounts} />}
      />
      <Text tone="ink2">{purposeText(result)}</Text>
    </Stack>
  );
}

interface RhythmProps {
  readonly result: Quote;
  readonly amounts: QuoteExplanations;
}

function Rhythm({ result, amounts }: RhythmProps) {
  const rhythm = (
    <ExplainedText
      text={monthlyScheduleText(result)}
      explanations={[amounts.instalment(result.instalmentsKobo.length)]}
    />
  );
  if (result.plan !== 'A') return rhythm;
  return (
    <>
      {rhythm}, after a downpayment of <ExplainedAmount explanation={amounts.of('checkout')} />
    </>
  );
}
