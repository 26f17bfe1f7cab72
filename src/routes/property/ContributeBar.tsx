import { ActionBar, Text } from '@adire/ui';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { AmountFigure } from '#app/amount/AmountFigure.tsx';
import { monthsText } from '#app/format/countText.ts';
import { advertisedQuote, THEN_MORTGAGE } from '#app/property-card/advertised.ts';
import { noUnitReason } from '#app/unit-picker/blocks.ts';
import { unitOnFloor } from '#homes/viewer/units.ts';
import { SelectUnitButton } from './SelectUnitButton.tsx';
import type { UnitChoice } from './useUnitChoice.ts';

interface ContributeBarProps {
  readonly property: PropertyDetail;
  readonly durationMonths: number;
  readonly choice: UnitChoice;
}

/** The bottom bar of a phone: the chosen unit (or the price), the monthly amount, and the button to continue. */
export const ContributeBar = ({ property, durationMonths, choice }: ContributeBarProps) => (
  <ActionBar placement="phone" label="Contribute">
    <div>
      {choice.unit && choice.block ? (
        <Text weight="strong">{`${choice.block.name}, ${unitOnFloor(choice.unit, choice.block)}`}</Text>
      ) : (
        <AmountFigure amountKobo={property.price} size="m" />
      )}
      <Text size="note" tone="ink2">
        <Amount amountKobo={advertisedQuote(property.price, { durationMonths }).monthlyKobo} /> a month for{' '}
        {`${monthsText(durationMonths)}, ${THEN_MORTGAGE}`}
      </Text>
    </div>
    {noUnitReason(property) ? null : <SelectUnitButton property={property} choice={choice} />}
  </ActionBar>
);
