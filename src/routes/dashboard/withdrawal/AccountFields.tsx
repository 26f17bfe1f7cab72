import { ComboboxField, Stack, TextField } from '@adire/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '#app/failures/LoadFailure.tsx';
import { hasFailedToLoad } from '#app/failures/loadFailure.ts';
import { ACCOUNT_NUMBER_DIGITS, isNubanOf } from '#domain/payments/nuban.ts';
import type { WithdrawalDraft } from './draft.ts';

interface Bank {
  readonly code: string;
  readonly name: string;
}

/** Finds a bank by name, ignoring case and surrounding spaces. */
export const bankNamed = (banks: readonly Bank[], name: string): Bank | null =>
  banks.find((bank) => bank.name.toLowerCase() === name.trim().toLowerCase()) ?? null;

interface AccountFieldsProps {
  readonly draft: WithdrawalDraft;
  readonly onDraft: (draft: WithdrawalDraft) => void;
  readonly banks: UseQueryResult<Bank[]>;
  readonly bank: Bank | null;
  readonly isBankMissing: boolean;
  readonly numberError: string | undefined;
}

/** Banks have three-digit codes; the account numbers of other institutions follow no rule that we can check. */
const BANK_CODE_DIGITS = 3;

/** The fields of a new account: its bank, found by typing, and its account number. */
export function AccountFields({
  draft,
  onDraft,
  banks,
  bank,
  isBankMissing,
  numberError,
}: AccountFieldsProps) {
  const { accountNumber } = draft;
  const isWhole = accountNumber.length === ACCOUNT_NUMBER_DIGITS;
  const isUnlikely =
    bank !== null && isWhole && bank.code.length === BANK_CODE_DIGITS && !isNubanOf(bank.code, accountNumber);
  if (!banks.data && hasFailedToLoad(banks)) return <LoadFailure query={banks} what="the banks" level={3} />;
  return (
    <Stack gap={4}>
      <ComboboxField
        label="Bank"
        required
        hint="Type a part of its name, or its initials."
        listLabel="Banks"
        noneText={banks.data ? 'No bank has this name.' : 'We are loading the banks.'}
        value={draft.bankName}
        onChange={(bankName) => onDraft({ ...draft, bankName })}
        options={(banks.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        error={isBankMissing ? 'Choose your bank from the list.' : undefined}
      />
      <TextField
        label="Account number"
        required
        numeric
        inputMode="numeric"
        autoComplete="off"
        hint={
          isUnlikely
            ? `This does not look like a number of ${bank.name}. Please check it.`
            : `${ACCOUNT_NUMBER_DIGITS} digits. We show you whose account it is before anything is sent.`
        }
        value={accountNumber}
        onChange={({ target }) =>
          // Not cut: the beginning of a longer number may be somebody else's.
          onDraft({ ...draft, accountNumber: target.value.normalize('NFKC').replace(/\D/g, '') })
        }
        error={numberError}
      />
    </Stack>
  );
}
