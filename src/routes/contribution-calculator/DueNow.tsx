import { Button, Text } from '@adire/ui';
import { ArrowRight } from 'lucide-react';
import { ExplainedFigure } from '#app/explain/ExplainedFigure.tsx';
import { useQuoteAmounts } from '#app/explain/useQuoteAmounts.ts';
import { EQUITY_BPS, type Plan, type Quote } from '#domain/plans/plans.ts';
import { shareText } from '#domain/quantities.ts';
import * as styles from './CalculatorScreen.css.ts';

const SENTENCES: Readonly<Record<Plan, string>> = {
  A: 'due now, your downpayment',
  B: `due now, towards your ${shareText(EQUITY_BPS)}`,
  C: `a month towards your ${shareText(EQUITY_BPS)}, nothing due now`,
};

interface DueNowProps {
  readonly result: Quote | null;
  readonly formId: string;
}

/** The amount due now (on Plan C the monthly amount), and the button to continue. */
export function DueNow({ result, formId }: DueNowProps) {
  return (
    <div className={styles.dueRow}>
      {result ? (
        <Due result={result} />
      ) : (
        <Text size="small" tone="ink2">
          Nothing is due yet.
        </Text>
      )}
      <Button type="submit" form={formId} size="large" iconAfter={<ArrowRight size={20} />}>
        Continue
      </Button>
    </div>
  );
}

function Due({ result }: { readonly result: Quote }) {
  const amounts = useQuoteAmounts(result);
  return (
    <ExplainedFigure
      explanation={amounts.of(result.plan === 'C' ? 'monthly' : 'checkout')}
      size="m"
      caption={SENTENCES[result.plan]}
    />
  );
}
