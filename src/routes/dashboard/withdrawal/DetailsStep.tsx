import { Button, DialogFoot, RadioCards, Stack } from '@adire/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PayoutAccount } from '#api/calls/withdrawals.ts';
import { ACCOUNT_NUMBER_MESSAGE } from '#api/contract/withdrawals.ts';
import { LimitedMoneyField } from '#app/explain/LimitedMoneyField.tsx';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { banksQuery } from '#app/queries/withdrawals.ts';
import { formatDay } from '#domain/dates.ts';
import { explainWithdrawalLimits } from '#domain/explanations/withdrawalExplanations.ts';
import { type Kobo, kobo } from '#domain/money.ts';
import { ACCOUNT_NUMBER_DIGITS } from '#domain/payments/nuban.ts';
import type { Destination } from '#machines/withdrawal/withdrawal.events.ts';
import type { WithdrawalActor } from '#machines/withdrawal/withdrawal.machine.ts';
import { AccountFields, bankNamed } from './AccountFields.tsx';
import * as styles from './DetailsStep.css.ts';
import { NEW_ACCOUNT, type WithdrawalDraft } from './draft.ts';

interface DetailsStepProps {
  readonly actor: WithdrawalActor;
  readonly draft: WithdrawalDraft;
  readonly onDraft: (draft: WithdrawalDraft) => void;
  readonly accounts: readonly PayoutAccount[];
  readonly dayLimitKobo: Kobo;
}

/** Step 1: the amount and which of the buyer's own accounts. */
export function DetailsStep({ actor, draft, onDraft, accounts, dayLimitKobo }: DetailsStepProps) {
  const { balanceKobo, leftTodayKobo, amountError, accountNumber, failure } = useSelector(
    actor,
    (snapshot) => snapshot.context,
  );
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const form = useRef<HTMLFormElement>(null);
  const isNew = draft.accountId === NEW_ACCOUNT;
  const banks = useQuery({ ...banksQuery(), enabled: isNew });
  const queryClient = useQueryClient();
  const [submissions, setSubmissions] = useState(0);
  // What `amountError` is about: it no longer holds of an amount that has been changed since.
  const [submittedKobo, setSubmittedKobo] = useState(draft.amountKobo);
  const [isAwaitingBanks, setIsAwaitingBanks] = useState(false);
  const [openedOn] = useState(() => formatDay(new Date()));
  const limits = explainWithdrawalLimits({ balanceKobo, dayLimitKobo, leftTodayKobo }, `On ${openedOn}.`);
  const mostKobo = limits.most.amountKobo;
  const used = accounts.find(({ id }) => id === draft.accountId);
  const bank = bankNamed(banks.data ?? [], draft.bankName);
  const isChecked = submissions > 0;
  const isBankMissing = isChecked && banks.data !== undefined && !bank;
  const isWhole = draft.accountNumber.length === ACCOUNT_NUMBER_DIGITS;
  const isNumberWrong = isChecked ? !isWhole : draft.accountNumber.length > ACCOUNT_NUMBER_DIGITS;
  const numberFailure = failure?.fields.accountNumber;
  const failureOfTyped = draft.accountNumber === accountNumber ? numberFailure : undefined;

  // Only a submission or its response moves the focus, not typing that makes a field invalid again.
  useEffect(() => {
    if (submissions > 0 || numberFailure !== undefined)
      form.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
  }, [submissions, numberFailure]);

  /** Waits for the list of banks, because the buyer may have typed the bank before it was loaded. */
  const findTypedBank = async () => {
    setIsAwaitingBanks(true);
    try {
      return bankNamed(await queryClient.ensureQueryData(banksQuery()), draft.bankName);
    } catch {
      return null; // The fields show the failure of the same query, and a retry.
    } finally {
      setIsAwaitingBanks(false);
    }
  };

  const destinationOf = async (): Promise<Destination | null> => {
    if (used) return { kind: 'used', account: used };
    if (!isWhole) return null;
    const typedBank = bank ?? (banks.data ? null : await findTypedBank());
    const { accountNumber } = draft;
    return typedBank && { kind: 'new', details: { bankCode: typedBank.code, accountNumber } };
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const destination = await destinationOf();
    actor.send({ type: 'details.submitted', amountKobo: draft.amountKobo, destination });
    setSubmittedKobo(draft.amountKobo);
    setSubmissions((count) => count + 1);
  };

  return (
    <form noValidate ref={form} onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Stack gap={2}>
          <LimitedMoneyField
            {...limits}
            ending={mostKobo < balanceKobo ? ' today' : ', which is all of it'}
            label="Amount"
            required
            valueKobo={draft.amountKobo}
            onChangeKobo={(typed) => onDraft({ ...draft, amountKobo: typed === null ? null : kobo(typed) })}
            error={draft.amountKobo === submittedKobo ? (amountError ?? undefined) : undefined}
          />
          <div className={styles.everything}>
            <Button variant="text" onClick={() => onDraft({ ...draft, amountKobo: mostKobo })}>
              {mostKobo < balanceKobo ? 'Withdraw as much as possible' : 'Withdraw all of it'}
            </Button>
          </div>
        </Stack>
        {accounts.length > 0 && (
          <RadioCards
            label="To which account?"
            value={draft.accountId}
            onChange={(accountId) => onDraft({ ...draft, accountId })}
            options={[
              ...accounts.map(({ id, bankName, accountLast4, accountName }) => ({
                value: id,
                label: `${bankName} …${accountLast4}`,
                description: accountName,
              })),
              { value: NEW_ACCOUNT, label: 'Another account', description: 'It has to be in your own name' },
            ]}
          />
        )}
        {isNew && (
          <AccountFields
            {...{ draft, onDraft, banks, bank }}
            isBankMissing={isBankMissing}
            numberError={isNumberWrong ? ACCOUNT_NUMBER_MESSAGE : failureOfTyped}
          />
        )}
        {numberFailure === undefined && <FailureNotice failure={failure} />}
        <DialogFoot>
          <Button type="submit" size="large" block busy={isBusy || isAwaitingBanks}>
            Continue
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
