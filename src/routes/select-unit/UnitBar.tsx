import { Button, Text } from '@adire/ui';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { AmountFigure } from '#app/amount/AmountFigure.tsx';
import { ZERO_KOBO } from '#domain/money.ts';
import { quote, RECOMMENDED_PLAN } from '#domain/plans.ts';
import { unitOnFloor } from '#homes/viewer/units.ts';
import { type Apartment, type Building, soldText } from './blocks.ts';
import * as styles from './UnitBar.css.ts';

const EXAMPLE_MONTHS = 24;

interface UnitBarProps {
  readonly property: PropertyDetail;
  readonly block: Building | null;
  readonly unit: Apartment | null;
  /** Whether the picture beside it is one in which a unit can be chosen. */
  readonly isPickable: boolean;
  readonly onNext: () => void;
}

const howToChoose = (isPickable: boolean): string =>
  isPickable ? 'Choose one in the picture.' : 'Choose one on the 3D Models tab.';

/** Step 2's choice, what it costs, and Next. */
export function UnitBar({ property, block, unit, isPickable, onNext }: UnitBarProps) {
  const { price, baths } = property;
  const { monthlyKobo } = quote({
    plan: RECOMMENDED_PLAN,
    priceKobo: price,
    durationMonths: EXAMPLE_MONTHS,
    rsaBalanceKobo: ZERO_KOBO,
  });
  return (
    <div className={styles.bar}>
      <div className={styles.unit}>
        <div className={styles.wide}>
          <Text size="small" weight="strong">
            2. Select a Unit
          </Text>
        </div>
        <div role="status">
          {unit && block ? (
            <>
              <Text weight="strong">{unitOnFloor(unit, block)}</Text>
              <div className={styles.wide}>
                <Text size="small" tone="ink2">{`${block.bedroomCount} beds, ${baths} baths`}</Text>
              </div>
            </>
          ) : (
            <Text tone="ink2">{block ? howToChoose(isPickable) : 'Choose a block first.'}</Text>
          )}
        </div>
        <div className={styles.narrow}>
          <Text size="note" tone="ink2">
            <Amount amountKobo={price} /> · {soldText(property)}
          </Text>
        </div>
      </div>
      <div className={styles.wide}>
        <AmountFigure
          amountKobo={price}
          size="m"
          sentence={
            <>
              <Amount amountKobo={monthlyKobo} />
              {` a month for ${EXAMPLE_MONTHS} months on Plan ${RECOMMENDED_PLAN}, then a mortgage`}
            </>
          }
        />
      </div>
      <div className={styles.next}>
        <Button size="large" block onClick={onNext}>
          Next
        </Button>
      </div>
      <div className={styles.wideCentre}>
        <Text size="note" tone="ink3">
          {soldText(property)}
        </Text>
      </div>
    </div>
  );
}
