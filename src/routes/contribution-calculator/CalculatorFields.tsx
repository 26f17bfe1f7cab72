import { Button, MoneyField, Notice, NumberField, RequiredNote, SelectField, TextField } from '@adire/ui';
import { useEffect, useRef } from 'react';
import { DURATION_OPTIONS } from '#app/contribution/durations.ts';
import { incomeOnDevice } from '#app/income/incomeOnDevice.ts';
import { formatNaira, type Kobo, kobo } from '#domain/money.ts';
import { MAX_AGE, MIN_AGE } from '#domain/plans/eligibility.ts';
import { ADVISED_MONTHS, EQUITY_BPS, type Plan, RSA_SHARE_BPS } from '#domain/plans/plans.ts';
import { shareText } from '#domain/quantities.ts';
import type {
  CalculatorField,
  CalculatorInputs,
  FieldErrors,
} from '#machines/contribution/contribution.context.ts';
import * as styles from './CalculatorScreen.css.ts';
import { EligibilityNotice } from './EligibilityNotice.tsx';

/** In their order on the page. */
const FIELD_ORDER: readonly CalculatorField[] = [
  'ageYears',
  'salaryKobo',
  'rsaBalanceKobo',
  'durationMonths',
];

interface CalculatorFieldsProps {
  readonly priceKobo: Kobo;
  readonly plan: Plan;
  readonly inputs: CalculatorInputs;
  readonly errors: FieldErrors;
  readonly onChange: (inputs: Partial<CalculatorInputs>) => void;
}

const toKobo = (amountKobo: number | null): Kobo | null => (amountKobo === null ? null : kobo(amountKobo));

/** The buyer's inputs; every change recalculates the quote. */
export function CalculatorFields({ priceKobo, plan, inputs, errors, onChange }: CalculatorFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  // Offered, not filled in: what is in the field goes to the server, and the income stays on the device until then.
  const income = incomeOnDevice.use();
  const firstWrong = FIELD_ORDER.find((field) => errors[field] !== undefined);
  const wasWrong = useRef<CalculatorField | undefined>(undefined);
  useEffect(() => {
    // Focus the first error when errors appear, not while the buyer corrects them one by one.
    if (firstWrong && !wasWrong.current) {
      fields.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
    }
    wasWrong.current = firstWrong;
  }, [firstWrong]);

  const { min, max } = ADVISED_MONTHS[plan];
  const isShort = inputs.durationMonths !== null && inputs.durationMonths < min;
  return (
    <div ref={fields} style={{ display: 'contents' }}>
      <RequiredNote />
      <TextField
        label="Property value"
        readOnly
        value={formatNaira(priceKobo).replace('₦', '')}
        prefix="₦"
        numeric
      />
      <div className={styles.pair}>
        <NumberField
          label="Age"
          required
          name="ageYears"
          min={MIN_AGE}
          max={MAX_AGE}
          value={inputs.ageYears}
          onChange={(ageYears) => onChange({ ageYears })}
          error={errors.ageYears}
        />
        <MoneyField
          label="Salary a month"
          required
          name="salaryKobo"
          valueKobo={inputs.salaryKobo}
          onChangeKobo={(salaryKobo) => onChange({ salaryKobo: toKobo(salaryKobo) })}
          error={errors.salaryKobo}
        />
      </div>
      {inputs.salaryKobo === null && income !== null && (
        <div className={styles.storedIncome}>
          <Button variant="text" onClick={() => onChange({ salaryKobo: income.salaryKobo })}>
            Use {formatNaira(income.salaryKobo)}, your income from before
          </Button>
        </div>
      )}
      <MoneyField
        label="RSA balance"
        name="rsaBalanceKobo"
        hint="Your pension savings. Leave empty if you have none."
        valueKobo={inputs.rsaBalanceKobo}
        onChangeKobo={(rsaBalanceKobo) => onChange({ rsaBalanceKobo: toKobo(rsaBalanceKobo) })}
        error={errors.rsaBalanceKobo}
      />
      <SelectField
        label="Duration"
        required
        name="durationMonths"
        placeholder="Select Duration"
        value={inputs.durationMonths === null ? '' : String(inputs.durationMonths)}
        onChange={(months) => onChange({ durationMonths: Number(months) })}
        options={DURATION_OPTIONS}
        error={errors.durationMonths}
      />
      <EligibilityNotice ageYears={inputs.ageYears} durationMonths={inputs.durationMonths} />
      {isShort ? (
        <Notice tone="attention">{`Plan ${plan} is meant for ${min} to ${max} months.`}</Notice>
      ) : null}
      {plan === 'A' ? null : (
        <Notice tone="info">
          {`Equity contribution is ${shareText(EQUITY_BPS)} of the Property Value minus ${shareText(RSA_SHARE_BPS)} of RSA Value.`}
        </Notice>
      )}
    </div>
  );
}
