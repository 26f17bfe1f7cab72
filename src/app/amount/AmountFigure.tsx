import { Figure } from '@adire/ui';
import type { ComponentProps } from 'react';
import { formatNaira, type Kobo } from '#domain/money.ts';

interface AmountFigureProps extends Omit<ComponentProps<typeof Figure>, 'value'> {
  readonly amountKobo: Kobo;
}

/** An amount as one of the screen's large numbers. */
export const AmountFigure = ({ amountKobo, ...figure }: AmountFigureProps) => (
  <Figure {...figure} value={formatNaira(amountKobo)} />
);
