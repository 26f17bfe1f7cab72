import { Badge, Card, Stack, Text } from '@adire/ui';
import { useId } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { AmountFigure } from '#app/amount/AmountFigure.tsx';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import { RECOMMENDED_PLAN } from '#domain/plans/plans.ts';
import { countText, durationText } from '#domain/quantities.ts';
import { unitOnFloor } from '#homes/viewer/units.ts';
import * as styles from './ContributeBox.css.ts';
import { DurationChoice } from './DurationChoice.tsx';
import { monthlyByPlan } from './monthlyByPlan.ts';
import { SelectUnitButton } from './SelectUnitButton.tsx';
import type { UnitChoice } from './useUnitChoice.ts';

interface ContributeBoxProps {
  readonly property: PropertyDetail;
  readonly durationMonths: number;
  readonly choice: UnitChoice;
  readonly onDurationChange: (durationMonths: number) => void;
}

/** The price, the monthly amount of each plan, and the button to select a unit. */
export function ContributeBox({ property, durationMonths, choice, onDurationChange }: ContributeBoxProps) {
  const holds = usePageSettings();
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text id={titleId} size="small" tone="ink2">
            Contribute to buy this property
          </Text>
          <AmountFigure amountKobo={property.price} size="l" />
          <Text size="small" tone="positive" weight="strong">
            {`${countText(property.units, 'unit')} available`}
          </Text>
        </Stack>
        <DurationChoice durationMonths={durationMonths} onChange={onDurationChange} />
        <ul>
          {monthlyByPlan(property.price, durationMonths, holds).map(({ plan, name, note, monthlyKobo }) => (
            <li key={plan} className={styles.plan}>
              <Badge shape="tile" tone={plan === RECOMMENDED_PLAN ? 'accent' : 'neutral'}>
                {plan}
              </Badge>
              <div>
                <Text size="small" weight="strong">
                  {name}
                </Text>
                <Text size="note" tone="ink3">
                  {note}
                </Text>
              </div>
              <AmountFigure amountKobo={monthlyKobo} size="s" />
            </li>
          ))}
        </ul>
        {choice.unit && choice.block ? (
          <Text weight="strong">{`${choice.block.name}, ${unitOnFloor(choice.unit, choice.block)}`}</Text>
        ) : null}
        <SelectUnitButton property={property} choice={choice} size="large" block />
        <Text size="note" tone="ink3">
          Agreeing to the terms holds your unit for {durationText(holds.unitHoldMs)}, on Plan C for{' '}
          {durationText(holds.planCHoldMs)}.
        </Text>
      </Stack>
    </Card>
  );
}
