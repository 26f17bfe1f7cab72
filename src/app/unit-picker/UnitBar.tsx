import { Button, Text } from '@adire/ui';
import { useState } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { formatDay } from '#domain/dates.ts';
import { explainPrice } from '#domain/explanations/quoteExplanations.ts';
import { unitOnFloor } from '#homes/viewer/units.ts';
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
          {!unit && takenReason === undefined && (
            <Text tone="ink2">{block ? 'Choose a unit above.' : 'Choose a block first.'}</Text>
          )}
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
