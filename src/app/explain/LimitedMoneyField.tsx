import { MoneyField, Stack, Text } from '@adire/ui';
import { type ComponentProps, useId } from 'react';
import type { Explanation } from '#domain/explanation.ts';
import { formatNaira } from '#domain/money.ts';
import { ExplainedAmount } from './ExplainedAmount.tsx';

interface LimitedMoneyFieldProps
  extends Omit<ComponentProps<typeof MoneyField>, 'hint' | 'aria-describedby'> {
  readonly least: Explanation;
  readonly most: Explanation;
  /** Ends the sentence of the limits: `, which is all that is left`. */
  readonly ending: string;
}

/**
 * An amount with its limits below it. They are read with the field as plain text; in the visible sentence each opens to
 * how it is worked out.
 */
export function LimitedMoneyField({ least, most, ending, ...field }: LimitedMoneyFieldProps) {
  const limitsId = useId();
  return (
    <Stack gap={2}>
      <MoneyField {...field} aria-describedby={limitsId} />
      <span id={limitsId} hidden>
        At least {formatNaira(least.amountKobo)}, at most {formatNaira(most.amountKobo)}
        {ending}.
      </span>
      <Text size="small" tone="ink2">
        At least <ExplainedAmount explanation={least} />, at most <ExplainedAmount explanation={most} />
        {ending}.
      </Text>
    </Stack>
  );
}
