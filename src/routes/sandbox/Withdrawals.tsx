import { Button, DescriptionList, EmptyState, Inline, Notice, Stack, Text } from '@adire/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endSandboxWithdrawal } from '#api/calls/sandbox.ts';
import type { Withdrawal } from '#api/calls/withdrawals.ts';
import type { SandboxPayoutOutcome } from '#api/contract/sandbox.ts';
import { toFailure } from '#api/failure.ts';
import { timeOfDay } from '#app/format/dateText.ts';
import { invalidateAreas, queryKeys } from '#app/queries/keys.ts';
import { sandboxWithdrawalsQuery } from '#app/queries/sandbox.ts';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import { formatNaira } from '#domain/money.ts';
import type { WithdrawalStatus } from '#domain/payments/withdrawals.ts';
import { Fetched } from './Fetched.tsx';
import { HolderForm } from './HolderForm.tsx';
import * as styles from './SandboxScreen.css.ts';

/** The outcomes that the tester can choose for a withdrawal. */
const CHOICES: Readonly<Record<WithdrawalStatus, readonly (readonly [SandboxPayoutOutcome, string])[]>> = {
  requested: [
    ['successful', 'Send it'],
    ['failed', 'Fail to send it'],
  ],
  sent: [['reversed', 'Give it back']],
  returned: [],
};

const STATUS_TEXTS: Readonly<Record<WithdrawalStatus, string>> = {
  requested: 'The bank was asked to send it.',
  sent: 'The bank has sent it.',
  returned: 'The money is back in the wallet.',
};

const STATUS_AFTER: Readonly<Record<SandboxPayoutOutcome, WithdrawalStatus>> = {
  successful: 'sent',
  failed: 'returned',
  reversed: 'returned',
};
const APPLYING_MS = 400;

/** The holder that the simulated bank returns for an account number, by its first digits. */
const HOLDERS = [
  { term: '000…', value: 'Nobody: there is no such account' },
  { term: '111…', value: 'Somebody else' },
  { term: '222…', value: 'The buyer, by an initial: to be confirmed' },
  { term: 'Any other', value: 'The buyer' },
];

/**
 * The withdrawals sent to the simulated bank. If the sandbox plays the bank, the tester chooses each outcome here; the
 * provider simulator decides outcomes by itself.
 */
export function Withdrawals() {
  const { scenarios: hasScenarios } = usePageSettings().sandbox;
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: ({ id, outcome }: { id: string; outcome: SandboxPayoutOutcome }) =>
      endSandboxWithdrawal(id, outcome),
    onSettled: () => {
      invalidateAreas(queryClient, 'wallet');
      return queryClient.invalidateQueries({ queryKey: queryKeys.sandbox.withdrawals });
    },
  });
  const withdrawals = useQuery({
    ...sandboxWithdrawalsQuery(),
    // The webhook is applied after its response.
    refetchInterval: ({ state: { data } }) => {
      const ended = data?.find(({ id }) => end.isSuccess && id === end.variables.id);
      return ended && ended.status !== STATUS_AFTER[end.variables?.outcome ?? 'failed'] ? APPLYING_MS : false;
    },
  });
  return (
    <Stack gap={4}>
      {hasScenarios ? (
        <HolderForm />
      ) : (
        <>
          <Text size="small" tone="ink2">
            Whose account it is, is decided by the first digits of its number.
          </Text>
          <DescriptionList items={HOLDERS} />
        </>
      )}
      <Fetched query={withdrawals} what="the withdrawals" />
      {end.isError ? <Notice tone="critical">{toFailure(end.error).message}</Notice> : null}
      {withdrawals.data?.length === 0 ? <EmptyState level={3} title="No withdrawals yet" /> : null}
      <ol aria-label="Withdrawals, newest first" aria-live="polite">
        {withdrawals.data?.map((withdrawal) => (
          <li key={withdrawal.id} className={styles.message}>
            <Text size="note" tone="ink3">
              {`${withdrawal.reference}, ${timeOfDay(withdrawal.createdAt)}`}
            </Text>
            <Text weight="strong">{summaryOf(withdrawal)}</Text>
            <Text size="small">{STATUS_TEXTS[withdrawal.status]}</Text>
            <Inline gap={2}>
              {(hasScenarios ? [] : CHOICES[withdrawal.status]).map(([outcome, label]) => (
                <Button
                  key={outcome}
                  variant="quiet"
                  aria-label={`${label}: ${withdrawal.reference}`}
                  busy={
                    end.isPending && end.variables.id === withdrawal.id && end.variables.outcome === outcome
                  }
                  onClick={() => end.mutate({ id: withdrawal.id, outcome })}
                >
                  {label}
                </Button>
              ))}
            </Inline>
          </li>
        ))}
      </ol>
      {withdrawals.data && withdrawals.data.length > 0 ? (
        <Inline>
          <Button variant="text" busy={withdrawals.isFetching} onClick={() => void withdrawals.refetch()}>
            Check for new withdrawals
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}

const summaryOf = ({ amount, accountName, bankName, accountLast4 }: Withdrawal): string =>
  `${formatNaira(amount)} to ${accountName}, ${bankName} …${accountLast4}`;
