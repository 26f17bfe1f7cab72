import { Button, Text } from '@adire/ui';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { unitOnFloor } from '#homes/viewer/units.ts';
import { Amount } from '../amount/Amount.tsx';
import { type Apartment, type Building, soldText } from './blocks.ts';
import type { NextStep } from './next.ts';
import * as styles from './UnitBar.css.ts';

interface UnitBarProps {
  readonly property: PropertyDetail;
  readonly block: Building | null;
  readonly unit: Apartment | null;
  readonly next: NextStep;
}

/** The chosen unit, its price, the number of sold units, and Next. */
export const UnitBar = ({ property, block, unit, next }: UnitBarProps) => (
  <div className={styles.bar}>
    <div className={styles.unit}>
      <div role="status">
        {unit && block ? (
          <Text weight="strong">{unitOnFloor(unit, block)}</Text>
        ) : (
          <Text tone="ink2">{block ? 'Choose a unit above.' : 'Choose a block first.'}</Text>
        )}
      </div>
      <Text size="note" tone="ink2">
        <Amount amountKobo={property.price} /> · {soldText(property)}
      </Text>
    </div>
    <Button size="large" block {...next}>
      Next
    </Button>
  </div>
);
