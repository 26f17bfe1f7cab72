import { Button, Link, MoneyField, Notice, RequiredNote, SelectField, Stack, TextField } from '@adire/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sendSandboxTransfer } from '#api/calls/sandbox.ts';
import type { TransferScenario } from '#api/contract/sandbox.ts';
import { toFailure } from '#api/failure.ts';
import { SANDBOX_PARAMS } from '#app/sandbox/sandboxPath.ts';
import { isSafePath } from '#app/session/next.ts';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import { ACCOUNT_NUMBER_DIGITS } from '#domain/payments/nuban.ts';
import { numberWord } from '#domain/quantities.ts';
import { SCENARIO_OPTIONS, SCENARIOS } from './scenarios.ts';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Simulates a bank transfer; the server is notified as for a real one. */
export function TransferForm() {
  const [search] = useSearchParams();
  const [accountNumber, setAccountNumber] = useState(() =>
    digitsOf(search.get(SANDBOX_PARAMS.account) ?? ''),
  );
  const [amountKobo, setAmountKobo] = useState<number | null>(() =>
    amountOf(search.get(SANDBOX_PARAMS.amount)),
  );
  const [scenario, setScenario] = useState<TransferScenario>('on_time');
  const { scenarios: hasScenarios } = usePageSettings().sandbox;
  const transfer = useMutation({ mutationFn: sendSandboxTransfer });
  const failure = transfer.error ? toFailure(transfer.error) : null;
  const from = search.get(SANDBOX_PARAMS.from);

  const send = (event: FormEvent) => {
    event.preventDefault();
    transfer.mutate({ accountNumber, amount: kobo(amountKobo ?? 0), ...(hasScenarios && { scenario }) });
  };
  return (
    <form onSubmit={send} noValidate data-state={transfer.status}>
      <Stack gap={5}>
        <RequiredNote />
        {failure ? <Notice tone="critical">{failure.message}</Notice> : null}
        <TextField
          label="Account number"
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={accountNumber}
          onChange={({ target }) => setAccountNumber(digitsOf(target.value))}
          error={failure?.fields.accountNumber}
          hint={`The ${numberWord(ACCOUNT_NUMBER_DIGITS)} digits shown on the payment page.`}
        />
        <MoneyField
          label="Amount"
          required
          valueKobo={amountKobo}
          onChangeKobo={setAmountKobo}
          error={failure?.fields.amount}
        />
        {hasScenarios ? (
          <SelectField
            label="What happens to it"
            value={scenario}
            onChange={setScenario}
            options={SCENARIO_OPTIONS}
            hint={SCENARIOS[scenario].expectation}
          />
        ) : null}
        <Button type="submit" size="large" busy={transfer.isPending}>
          Send the simulated transfer
        </Button>
        {transfer.isSuccess ? (
          <Notice
            tone="positive"
            title="The transfer is sent"
            action={from && isSafePath(from) ? <Link href={from}>Go back to your payment</Link> : undefined}
          >
            {`${formatNaira(transfer.data.amount ?? transfer.variables.amount)} to ${transfer.variables.accountNumber}. ${SCENARIOS[transfer.variables.scenario ?? 'on_time'].expectation}`}
          </Notice>
        ) : null}
      </Stack>
    </form>
  );
}

function amountOf(text: string | null): number | null {
  const amountKobo = Number(text ?? Number.NaN);
  return Number.isSafeInteger(amountKobo) && amountKobo > 0 ? amountKobo : null;
}
