import { Figure } from '@adire/ui';
import type { ComponentProps } from 'react';
import type { Explanation } from '#domain/derivation/explanation.ts';
import { formatNaira } from '#domain/money.ts';
import { ExplainSign } from './ExplainSign.tsx';

interface ExplainedFigureProps extends Omit<ComponentProps<typeof Figure>, 'value' | 'action'> {
  readonly explanation: Explanation;
}

/** One of the screen's large numbers, with the icon that opens its calculation. */
export const ExplainedFigure = ({ explanation, ...figure }: ExplainedFigureProps) => (
  <Figure
    {...figure}
    value={formatNaira(explanation.amountKobo)}
    action={<ExplainSign explanation={explanation} />}
  />
);
