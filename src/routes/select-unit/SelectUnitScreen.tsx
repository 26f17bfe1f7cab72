import { ActionBar, Heading, Page, Stack, Text } from '@adire/ui';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { FlowHead } from '#app/contribution/FlowHead.tsx';
import { useFlowActor, useFlowSelector } from '#app/contribution/flowContext.ts';
import { StepNotice } from '#app/contribution/StepNotice.tsx';
import { STEP_TITLES } from '#app/contribution/stepTitles.ts';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { UnitBar } from '#app/unit-picker/UnitBar.tsx';
import { UnitPicker } from '#app/unit-picker/UnitPicker.tsx';
import { PROPERTY_TYPE_LABELS } from '#domain/listings/listings.ts';
import { countText } from '#domain/quantities.ts';
import { chosenBlock, chosenUnit } from '#machines/contribution/contribution.facts.ts';
import { stateName } from '#machines/stateName.ts';
import * as styles from './SelectUnitScreen.css.ts';

/** /select-unit: selects a block, then a unit in it. */
export function Component() {
  const actor = useFlowActor();
  const state = useFlowSelector(({ value }) => stateName(value));
  const property = useFlowSelector(({ context }) => context.property);
  const block = useFlowSelector(({ context }) => chosenBlock(context));
  const unit = useFlowSelector(({ context }) => chosenUnit(context));
  const stepError = useFlowSelector(({ context }) => context.stepError);
  if (!property) return null;

  const back =
    state === 'selectUnit.unit'
      ? { onClick: () => actor.send({ type: 'back.pressed' }) }
      : { href: `/property/${property.id}` };
  const next = { onClick: () => actor.send({ type: 'next.pressed' }) };
  return (
    <Page>
      <PrivateHead title={STEP_TITLES.unit} />
      <div className={styles.screen} data-state={state}>
        <Stack gap={3} className={styles.head}>
          <FlowHead step="unit" back={back} />
          <StepNotice />
        </Stack>
        <UnitPicker
          property={property}
          block={block}
          unit={unit}
          error={stepError}
          firstView="model"
          next={next}
          head={<Title property={property} />}
          bar={
            <ActionBar onDesktop="raised" className={unit ? styles.readyBar : undefined}>
              <UnitBar property={property} block={block} unit={unit} next={next} />
            </ActionBar>
          }
          onChooseBlock={(buildingId) => actor.send({ type: 'block.chosen', buildingId })}
          onChooseUnit={(apartmentId) => actor.send({ type: 'unit.chosen', apartmentId })}
        />
      </div>
    </Page>
  );
}

/** A summary of the home. */
const Title = ({ property: { title, type, units } }: { readonly property: PropertyDetail }) => (
  <div className={styles.title}>
    <Heading level={1} look={2}>
      {title}
    </Heading>
    <Text tone="ink2">
      {PROPERTY_TYPE_LABELS[type].toUpperCase()}
      <span className={styles.dot}>・</span>
      {countText(units, 'unit')}
    </Text>
  </div>
);
