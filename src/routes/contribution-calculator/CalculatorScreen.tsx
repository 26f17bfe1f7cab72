import { ActionBar, Heading, Page, Stack, Text } from '@adire/ui';
import { v7 as newUuid } from 'uuid';
import { FlowHead } from '#app/contribution/FlowHead.tsx';
import { useFlowActor, useFlowSelector } from '#app/contribution/flowContext.ts';
import { StepNotice } from '#app/contribution/StepNotice.tsx';
import { STEP_TITLES } from '#app/contribution/stepTitles.ts';
import { useQuoteAmounts } from '#app/explain/useQuoteAmounts.ts';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { MortgageOutlook } from '#app/mortgage/MortgageOutlook.tsx';
import { isTargetEnough, type Quote } from '#domain/plans/plans.ts';
import { fieldErrorsOf } from '#machines/contribution/contribution.calculation.ts';
import type { CalculatorInputs } from '#machines/contribution/contribution.context.ts';
import { chosenUnitName } from '#machines/contribution/contribution.units.ts';
import { stateName } from '#machines/stateName.ts';
import { Breakdown } from './Breakdown.tsx';
import { CalculatorFields } from './CalculatorFields.tsx';
import * as styles from './CalculatorScreen.css.ts';
import { DueNow } from './DueNow.tsx';
import { Result } from './Result.tsx';
import { TermsDialog } from './TermsDialog.tsx';

const FORM_ID = 'calculator';

/** /contribution-calculator: calculates the plan's quote from the buyer's figures. */
export function Component() {
  const actor = useFlowActor();
  const state = useFlowSelector(({ value }) => stateName(value));
  const context = useFlowSelector((snapshot) => snapshot.context);
  const unitName = useFlowSelector(({ context }) => chosenUnitName(context));
  const { property, plan, result, failure } = context;
  if (!property || !plan || unitName === null) return null;
  // Of a plan that cannot be agreed to, the page says why instead of what it would ask.
  const offered = result && isTargetEnough(result) ? result : null;
  const hasErrors = Object.keys(fieldErrorsOf(context)).length > 0;
  const confirm = () => actor.send({ type: 'calculation.confirmed', newKey: newUuid() });

  return (
    <Page>
      <PrivateHead title={STEP_TITLES.calculator} />
      <div className={styles.screen} data-state={state}>
        <FlowHead step="calculator" back={{ onClick: () => actor.send({ type: 'back.pressed' }) }} />
        <StepNotice />
        <Stack gap={2}>
          <Heading level={1}>Contribution calculator</Heading>
          <Text tone="ink2">{`Plan ${plan} for ${unitName}`}</Text>
        </Stack>
        <FailureNotice failure={state === 'calculator.entering' ? failure : null} />
        <div className={styles.columns}>
          <form
            id={FORM_ID}
            noValidate
            className={styles.fields}
            // A field whose text is no number stops the submission before it gets here, and would hide the other errors.
            onSubmitCapture={() => {
              if (hasErrors) confirm();
            }}
            onSubmit={(event) => {
              event.preventDefault();
              if (!hasErrors) confirm();
            }}
          >
            <CalculatorFields
              priceKobo={property.price}
              plan={plan}
              inputs={context.inputs}
              errors={context.fieldErrors}
              onChange={(inputs) => actor.send({ type: 'inputs.changed', inputs })}
            />
          </form>
          <div className={styles.result}>
            <Result
              result={result}
              salaryKobo={context.inputs.salaryKobo}
              ageYears={context.inputs.ageYears}
            />
          </div>
          {offered ? (
            <div className={styles.breakdown}>
              <Breakdown result={offered} />
              {offered.mortgageKobo > 0 && <Mortgage result={offered} inputs={context.inputs} />}
            </div>
          ) : null}
          <ActionBar onDesktop="raised" className={styles.due}>
            <DueNow result={offered} formId={FORM_ID} />
          </ActionBar>
        </div>
      </div>
      <TermsDialog />
    </Page>
  );
}

interface MortgageProps {
  readonly result: Quote;
  readonly inputs: Pick<CalculatorInputs, 'ageYears' | 'salaryKobo'>;
}

function Mortgage({ result, inputs: { ageYears, salaryKobo } }: MortgageProps) {
  const loan = useQuoteAmounts(result).of('mortgage');
  return (
    <MortgageOutlook
      loan={loan}
      ageYears={ageYears}
      salaryKobo={salaryKobo}
      planMonths={result.durationMonths}
    />
  );
}
