import { Card } from '@adire/ui';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { UnitBar } from '#app/unit-picker/UnitBar.tsx';
import { UnitPicker } from '#app/unit-picker/UnitPicker.tsx';
import * as styles from './UnitsSection.css.ts';
import type { UnitChoice } from './useUnitChoice.ts';

interface OpenUnitsProps {
  readonly property: PropertyDetail;
  readonly choice: UnitChoice;
}

/** The unit picker on a home's page. On phones the bottom bar has the button to continue. */
export const OpenUnits = ({ property, choice }: OpenUnitsProps) => (
  <UnitPicker
    property={property}
    block={choice.block}
    unit={choice.unit}
    error={choice.error}
    firstView="site"
    next={choice.next}
    bar={
      <div className={choice.unit ? styles.readyBar : styles.bar}>
        <Card>
          <UnitBar property={property} block={choice.block} unit={choice.unit} next={choice.next} />
        </Card>
      </div>
    }
    onChooseBlock={choice.chooseBlock}
    onChooseUnit={choice.chooseUnit}
  />
);
