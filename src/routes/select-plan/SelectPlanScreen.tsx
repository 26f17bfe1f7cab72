import { Heading, Page, SelectField, Stack, Text } from '@adire/ui';
import { useState } from 'react';
import { DURATION_OPTIONS } from '#app/contribution/durations.ts';
import { FlowHead } from '#app/contribution/FlowHead.tsx';
import { useFlowActor, useFlowSelector } from '#app/contribution/flowContext.ts';
import { StepNotice } from '#app/contribution/StepNotice.tsx';
import { STEP_TITLES } from '#app/contribution/stepTitles.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import { formatDay } from '#domain/dates.ts';
import { explainPrice } from '#domain/explanations/quoteExplanations.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import { LENDERS } from '#domain/mortgages/mortgages.ts';
import { EQUITY_BPS, quote, RSA_SHARE_BPS } from '#domain/plans/plans.ts';
import { shareText } from '#domain/quantities.ts';
import { chosenUnitName } from '#machines/contribution/contribution.units.ts';
import { stateName } from '#machines/stateName.ts';
import { PlanTable } from './PlanTable.tsx';
import * as styles from './SelectPlanScreen.css.ts';

const COMPARED_MONTHS = 24;

/** /select-plan: compares the three plans for this home's price. */
export function Component() {
  const actor = useFlowActor();
  const state = useFlowSelector(({ value }) => stateName(value));
  const property = useFlowSelector(({ context }) => context.property);
  const unitName = useFlowSelector(({ context }) => chosenUnitName(context));
  const inputs = useFlowSelector(({ context }) => context.inputs);
  const { mortgages } = usePageSettings();
  const isIllustrated = LENDERS.some((lender) => mortgages?.[lender]);
  const [openedOn] = useState(() => formatDay(new Date()));
  if (!property || unitName === null) return null;

  const durationMonths = inputs.durationMonths ?? COMPARED_MONTHS;
  const about = {
    priceKobo: property.price,
    durationMonths,
    rsaBalanceKobo: inputs.rsaBalanceKobo ?? ZERO_KOBO,
  };
  const quotes = {
    A: quote({ plan: 'A', ...about }),
    B: quote({ plan: 'B', ...about }),
    C: quote({ plan: 'C', ...about }),
  };
  return (
    <Page>
      <PrivateHead title={STEP_TITLES.plan} />
      <div className={styles.screen} data-state={state}>
        <FlowHead step="plan" back={{ onClick: () => actor.send({ type: 'back.pressed' }) }} />
        <StepNotice />
        <div className={styles.head}>
          <Stack gap={2}>
            <Heading level={1}>Choose how you will pay</Heading>
            <Text tone="ink2">
              {unitName}.{' '}
              <strong>
                <ExplainedAmount explanation={explainPrice(property.price, `On ${openedOn}.`)} />
              </strong>
            </Text>
          </Stack>
          <div className={styles.months}>
            <SelectField
              label="Months"
              value={String(durationMonths)}
              onChange={(months) =>
                actor.send({ type: 'inputs.changed', inputs: { durationMonths: Number(months) } })
              }
              options={DURATION_OPTIONS}
            />
          </div>
        </div>
        <PlanTable
          quotes={quotes}
          onChoose={(plan) => actor.send({ type: 'plan.chosen', plan, durationMonths })}
        />
        <div className={styles.note}>
          <Text size="note" tone="ink3">
            Equity contribution is {shareText(EQUITY_BPS)} of the Property Value minus{' '}
            {shareText(RSA_SHARE_BPS)} of RSA Value. The calculator on the next page works it out with your
            own figures{isIllustrated ? ', and illustrates what the mortgage might ask in all' : ''}.
          </Text>
        </div>
      </div>
    </Page>
  );
}
