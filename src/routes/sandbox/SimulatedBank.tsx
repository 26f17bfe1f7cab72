import { Button, Inline, Notice, SelectField, Stack, Text } from '@adire/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { advanceSandboxClock, type SandboxBank, setSandboxBank } from '#api/calls/sandbox.ts';
import { MAX_RETURN_DAYS } from '#api/contract/sandbox.ts';
import { toFailure } from '#api/failure.ts';
import { formatDayTime } from '#domain/dates.ts';
import { countText } from '#domain/quantities.ts';
import { FAULT_OPTIONS, FAULTS, PAYOUT_OPTIONS, PAYOUTS, REPORT_OPTIONS, REPORTS } from './scenarios.ts';

const HOURS_PER_DAY = 24;
const JUMPS = [
  { label: countText(1, 'hour'), hours: 1 },
  ...[1, 3].map((days) => ({ label: countText(days, 'day'), hours: days * HOURS_PER_DAY })),
];
const DAYS = Array.from({ length: MAX_RETURN_DAYS }, (_, index) => index + 1);
const DAY_OPTIONS = DAYS.map((days) => ({ value: String(days), label: `After ${countText(days, 'day')}` }));

/** Configures how the provider simulator treats later withdrawals and calls, and advances its clock. */
export function SimulatedBank() {
  const [conduct, setConduct] = useState<SandboxBank>({
    payouts: 'arrive',
    returnDays: 2,
    reports: 'on_time',
    fault: 'none',
  });
  const change = (changes: Partial<SandboxBank>) => {
    setConduct({ ...conduct, ...changes });
    set.reset();
  };
  const set = useMutation({ mutationFn: setSandboxBank });
  const pass = useMutation({ mutationFn: advanceSandboxClock });
  const failed = set.error ?? pass.error;
  const save = (event: FormEvent) => {
    event.preventDefault();
    set.mutate(conduct);
  };
  const { payouts, reports, fault, returnDays } = conduct;
  return (
    <Stack gap={6}>
      <form onSubmit={save} noValidate data-state={set.status}>
        <Stack gap={5}>
          <SelectField
            label="What becomes of withdrawals"
            value={payouts}
            onChange={(next) => change({ payouts: next })}
            options={PAYOUT_OPTIONS}
            hint={PAYOUTS[payouts].expectation}
          />
          {payouts === 'return' || payouts === 'resend' ? (
            <SelectField
              label="When the other bank gives them back"
              value={String(returnDays)}
              onChange={(next) => change({ returnDays: Number(next) })}
              options={DAY_OPTIONS}
            />
          ) : null}
          <SelectField
            label="How the bank reports it"
            value={reports}
            onChange={(next) => change({ reports: next })}
            options={REPORT_OPTIONS}
            hint={REPORTS[reports].expectation}
          />
          <SelectField
            label="What the bank answers"
            value={fault}
            onChange={(next) => change({ fault: next })}
            options={FAULT_OPTIONS}
            hint={FAULTS[fault].expectation}
          />
          <Button type="submit" size="large" busy={set.isPending}>
            Apply
          </Button>
          {set.isSuccess ? (
            <Notice tone="positive">The bank does so with every withdrawal from now on.</Notice>
          ) : null}
        </Stack>
      </form>
      <Stack gap={3}>
        <Text weight="strong">Let time pass at the bank</Text>
        <Text size="small" tone="ink2">
          Reports that are due arrive, and withdrawals go on. The time of this server stays what it is.
        </Text>
        <Inline gap={2}>
          {JUMPS.map(({ label, hours }) => (
            <Button
              key={hours}
              variant="quiet"
              busy={pass.isPending && pass.variables === hours}
              onClick={() => pass.mutate(hours)}
            >
              {label}
            </Button>
          ))}
        </Inline>
        <div aria-live="polite">
          {pass.isSuccess ? (
            <Text size="small">{`At the bank it is ${formatDayTime(new Date(pass.data))}.`}</Text>
          ) : null}
        </div>
      </Stack>
      {failed ? <Notice tone="critical">{toFailure(failed).message}</Notice> : null}
    </Stack>
  );
}
