import { Button, Checkbox, DescriptionList, Notice, PasswordField, Stack } from '@adire/ui';
import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CURRENT_PASSWORD_MESSAGE } from '#api/contract/users.ts';
import { ExplainedFigure } from '#app/explain/ExplainedFigure.tsx';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { AwaitedFromWallet } from '#app/money/AwaitedFromWallet.tsx';
import { formatDay } from '#domain/dates.ts';
import { explainWithdrawal } from '#domain/explanations/movementExplanations.ts';
import { formatNaira } from '#domain/money.ts';
import type { WithdrawalActor } from '#machines/withdrawal/withdrawal.machine.ts';

/** Without a response the server may have made the withdrawal; the same request, repeated, makes no second one. */
const MAY_BE_REQUESTED =
  'Your withdrawal may have been requested. Press again: it leaves your wallet only once.';

/** Step 2: reviews the amount, the account and its holder; requires the password. */
export function ReviewStep({ actor }: { readonly actor: WithdrawalActor }) {
  const {
    account,
    accountNumber,
    amountKobo,
    balanceKobo,
    failure,
    isHolderConfirmed,
    isConfirmationMissing,
  } = useSelector(actor, (snapshot) => snapshot.context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const [currentPassword, setCurrentPassword] = useState('');
  const [openedOn] = useState(() => formatDay(new Date()));
  const [submissions, setSubmissions] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const lead = useRef<HTMLDivElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => lead.current?.focus(), []);
  const passwordFailure = failure?.fields.currentPassword;
  useEffect(() => {
    if (passwordFailure) password.current?.focus();
  }, [passwordFailure]);
  // Only a submission moves the focus, not a field that is emptied again.
  useEffect(() => {
    if (submissions > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submissions]);
  if (!account || amountKobo === null) return null;
  const isMissing = submissions > 0 && currentPassword === '';
  const isHolderToConfirm = account.holderMatch === 'similar' && !isHolderConfirmed;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Without the confirmation the machine asks for it only, so that both errors are shown at once.
    if (currentPassword !== '' || isHolderToConfirm)
      actor.send({ type: 'withdrawal.confirmed', currentPassword });
    setSubmissions((count) => count + 1);
  };

  return (
    <form noValidate ref={form} onSubmit={submit}>
      <Stack gap={5}>
        <div ref={lead} tabIndex={-1}>
          <ExplainedFigure
            explanation={explainWithdrawal(amountKobo, balanceKobo, `On ${openedOn}.`)}
            size="l"
            caption="You withdraw"
          />
        </div>
        <DescriptionList
          items={[
            { term: 'Account holder', value: account.accountName },
            { term: 'Bank', value: account.bankName },
            { term: 'Account number', value: accountNumber ?? `Ends in ${account.accountLast4}` },
          ]}
        />
        <AwaitedFromWallet {...{ balanceKobo, amountKobo }} />
        {account.holderMatch === 'similar' && (
          <Stack gap={3}>
            <Notice tone="attention" title="The name on this account is not quite yours.">
              The bank has it as {account.accountName}. Money that goes to a wrong account may not come back.
            </Notice>
            <Checkbox
              label={`I am ${account.accountName}, and this account is mine`}
              checked={isHolderConfirmed}
              onChange={(isConfirmed) =>
                actor.send({ type: 'confirmation.changed', isHolderConfirmed: isConfirmed })
              }
              error={isConfirmationMissing ? 'Please confirm that this account is yours.' : undefined}
            />
          </Stack>
        )}
        <PasswordField
          label="Current Password"
          required
          ref={password}
          autoComplete="current-password"
          hint="We ask for it whenever money leaves your wallet."
          value={currentPassword}
          onChange={({ target }) => setCurrentPassword(target.value)}
          error={isMissing ? CURRENT_PASSWORD_MESSAGE : passwordFailure}
        />
        {!passwordFailure && (
          <FailureNotice
            failure={failure}
            {...(failure?.status === null && { retryHint: MAY_BE_REQUESTED })}
          />
        )}
        <Stack gap={3}>
          <Button type="submit" size="large" block busy={isBusy}>
            Withdraw {formatNaira(amountKobo)}
          </Button>
          {!isBusy && (
            <Button
              variant="quiet"
              size="large"
              block
              onClick={() => actor.send({ type: 'details.changeRequested' })}
            >
              Back
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
