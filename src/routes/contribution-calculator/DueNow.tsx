import { Button, Text } from '@adire/ui';
import { ArrowRight } from 'lucide-react';
import { AmountFigure } from '#app/amount/AmountFigure.tsx';
import { EQUITY_BPS, type Plan, type Quote } from '#domain/plans.ts';
import { shareText } from '#domain/quantities.ts';
import * as styles from './CalculatorScreen.css.ts';

const SENTENCES: Readonly<Record<Plan, string>> = {
  A: 'due now, your downpayment',
  B: `due now, towards your ${shareText(EQUITY_BPS)}`,
  C: `a month to your ${shareText(EQUITY_BPS)}, none now`,
};

const amountOf = ({ plan, checkoutKobo, monthlyKobo }: Quote) => (plan === 'C' ? monthlyKobo : checkoutKobo);

interface DueNowProps {
  readonly result: Quote | null;
  readonly formId: string;
}

/** What is due at once, and the way on. */
export function DueNow({ result, formId }: DueNowProps) {
  return (
    <div className={styles.dueRow}>
      {result ? (
        <AmountFigure amountKobo={amountOf(result)} size="m" caption={SENTENCES[result.plan]} />
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
