import { ActionBar, Button, Text } from '@adire/ui';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { Amount } from '#app/amount/Amount.tsx';
import { AmountFigure } from '#app/amount/AmountFigure.tsx';
import { monthsText } from '#app/format/countText.ts';
import { advertisedQuote, savesText } from '#app/property-card/advertised.ts';
import { noUnitReason, selectUnitPath } from './selectUnit.ts';

interface ContributeBarProps {
  readonly property: PropertyDetail;
  readonly durationMonths: number;
}

/** The price and the way to a unit, at the foot of a phone's screen. */
export const ContributeBar = ({ property, durationMonths }: ContributeBarProps) => (
  <ActionBar stands="phone" label="Contribute">
    <div>
      <AmountFigure amountKobo={property.price} size="m" />
      <Text size="note" tone="ink2">
        <Amount amountKobo={advertisedQuote(property.price, { durationMonths }).monthlyKobo} /> a month for{' '}
        {monthsText(durationMonths)} {savesText()}
      </Text>
    </div>
    {noUnitReason(property) ? null : <Button href={selectUnitPath(property.id)}>Select Unit</Button>}
  </ActionBar>
);
