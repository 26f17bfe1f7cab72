import { MoneyField, Stack, Text } from '@adire/ui';
import { type ComponentProps, useId } from 'react';
import type { Explanation } from '#domain/derivation/explanation.ts';
import { formatNaira } from '#domain/money.ts';
import { ExplainedAmount } from './ExplainedAmount.tsx';

interface LimitedMoneyFieldProps
  extends Omit<ComponentProps<typeof MoneyField>, 'hint' | 'largestKobo' | 'aria-describedby'> {
  readonly least: Explanation;
  readonly most: Explanation;
  /** Appended to the sentence of the limits: `, which is all that is left`. */
  readonly ending: string;
}

/**
 * A money field with its limits below it. Screen readers read them with the field as plain text; in the visible
 * sentence each limit opens its calculation.
 */
export function LimitedMoneyField({ least, most, ending, ...field }: LimitedMoneyFieldProps) {
  const limitsId = useId();
  const isFixed = least.amountKobo === most.amountKobo;
  return (
    <Stack gap={2}>
      <MoneyField {...field} largestKobo={most.amountKobo} aria-describedby={limitsId} />
      <span id={limitsId} hidden>
        {isFixed
          ? `Only ${formatNaira(most.amountKobo)}`
          : `At least ${formatNaira(least.amountKobo)}, at most ${formatNaira(most.amountKobo)}`}
        {ending}.
      </span>
      <Text size="small" tone="ink2">
        {isFixed ? (
          'Only '
        ) : (
          <>
            At least <ExplainedAmount explanation={least} />, at most{' '}
          </>
        )}
        <ExplainedAmount explanation={most} />
        {ending}.
      </Text>
    </Stack>
  );
}
