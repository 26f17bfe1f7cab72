import { Button, Drawer, lazyModule, Stack, Text } from '@adire/ui';
import type { PropertyDetail } from '#api/calls/properties.ts';
import type { Kobo } from '#domain/money.ts';
import { ADVERTISED_MONTHS, RECOMMENDED_PLAN } from '#domain/plans/plans.ts';
import { unitOnFloor } from '#homes/viewer/units.ts';
import { ExplainedAmount } from '../explain/ExplainedAmount.tsx';
import { ExplainedFigure } from '../explain/ExplainedFigure.tsx';
import { useQuoteAmounts } from '../explain/useQuoteAmounts.ts';
import { bathsText, bedsText, monthsText } from '../format/countText.ts';
import { advertisedQuote, THEN_MORTGAGE } from '../property-card/advertised.ts';
import type { Apartment, Building } from './blocks.ts';
import type { NextStep } from './next.ts';
import * as styles from './sheets.css.ts';
import { LazyDrawing } from './views/LazyDrawing.tsx';

const floorPlan = lazyModule(() => import('./views/FloorPlan.tsx'));

interface UnitSheetProps {
  readonly property: PropertyDetail;
  readonly block: Building;
  /** Null while the sheet is closed. */
  readonly unit: Apartment | null;
  readonly next: NextStep;
  readonly onClose: () => void;
}

/** The sheet of a unit on phones: its rooms, price and Next. */
export const UnitSheet = ({ property, block, unit, next, onClose }: UnitSheetProps) => (
  <Drawer
    side="bottom"
    title={unit ? unitOnFloor(unit, block) : ''}
    open={unit !== null}
    onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
  >
    {unit ? (
      <>
        <Stack gap={2}>
          <Text size="small" tone="ink2">
            {`${block.name} · ${bedsText(block.bedroomCount)}, ${bathsText(property.baths)}`}
          </Text>
          <PriceFigure priceKobo={property.price} />
        </Stack>
        <LazyDrawing code={floorPlan}>
          {({ UnitPlan }) => <UnitPlan property={property} block={block} unit={unit} />}
        </LazyDrawing>
        <div className={styles.actions}>
          <Button size="large" block {...next}>
            Next
          </Button>
        </div>
      </>
    ) : null}
  </Drawer>
);

/** The price, and the monthly amount on the recommended plan with a note on the mortgage. */
function PriceFigure({ priceKobo }: { readonly priceKobo: Kobo }) {
  const amounts = useQuoteAmounts(advertisedQuote(priceKobo));
  return (
    <ExplainedFigure
      explanation={amounts.price}
      size="m"
      caption={
        <>
          <ExplainedAmount explanation={amounts.of('monthly')} />
          {` a month for ${monthsText(ADVERTISED_MONTHS)} on Plan ${RECOMMENDED_PLAN}, ${THEN_MORTGAGE}`}
        </>
      }
    />
  );
}
