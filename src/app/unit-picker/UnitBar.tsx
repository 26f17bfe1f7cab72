import { Button, Text } from '@adire/ui';
import { useState } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { formatDay } from '#domain/dates.ts';
import { explainPrice } from '#domain/explanations/quoteExplanations.ts';
import { blockStatus, unitOnFloor } from '#homes/viewer/units.ts';
import { ExplainedAmount } from '../explain/ExplainedAmount.tsx';
import { type Apartment, type Building, noUnitReason, soldText } from './blocks.ts';
import type { NextStep } from './next.ts';
import * as styles from './UnitBar.css.ts';

interface UnitBarProps {
  readonly property: PropertyDetail;
  readonly block: Building | null;
  readonly unit: Apartment | null;
  readonly next: NextStep;
}

/** The chosen unit, its price, the number of sold units, and Next. */
export function UnitBar({ property, block, unit, next }: UnitBarProps) {
  const [openedOn] = useState(() => formatDay(new Date()));
  const takenReason = noUnitReason(property);
  return (
    <div className={styles.bar}>
      <div className={styles.unit}>
        <div role="status">
          {unit && block && <Text weight="strong">{unitOnFloor(unit, block)}</Text>}
          {!unit && takenReason === undefined && <Text tone="ink2">{nextChoice(block)}</Text>}
        </div>
        <Text size="note" tone="ink2">
          <ExplainedAmount explanation={explainPrice(property.price, `On ${openedOn}.`)} /> ·{' '}
          {soldText(property)}
        </Text>
      </div>
      <Button size="large" block {...next} disabledReason={takenReason}>
        Next
      </Button>
    </div>
  );
}

/** The last unit of a chosen block may be taken while the page is open. */
function nextChoice(block: Building | null): string {
  if (!block) return 'Choose a block first.';
  return blockStatus(block) === 'available'
    ? 'Choose a unit above.'
    : 'No unit of this block is free. Choose another block.';
}
