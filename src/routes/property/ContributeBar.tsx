import { ActionBar, Button, Text } from '@adire/ui';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { Amount } from '../amount/Amount.tsx';
import { AmountFigure } from '../amount/AmountFigure.tsx';
import { advertisedQuote, savesText } from '../property-card/advertised.ts';
import { monthsText } from '../words/monthsText.ts';
import { noUnitReason, selectUnitPath } from './selectUnit.ts';

interface ContributeBarProps {
  readonly property: PropertyDetail;
  readonly durationMonths: number;
}

/** The price and the way to a unit, at the foot of a phone's screen. */
export const ContributeBar = ({ property, durationMonths }: ContributeBarProps) => (
  <ActionBar placement="phone" label="Contribute">
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
