import { ActionBar, Heading, Page, Stack, Text } from '@adire/ui';
import { useCallback } from 'react';
import type { Contribution } from '#api/calls/contributions.ts';
import { AccountTicket } from '#app/contribution/AccountTicket.tsx';
import { CancelDialog } from '#app/contribution/CancelDialog.tsx';
import { ConfirmingNotice } from '#app/contribution/ConfirmingNotice.tsx';
import { FlowHead } from '#app/contribution/FlowHead.tsx';
import { useFlowActor, useFlowSelector } from '#app/contribution/flowContext.ts';
import { isBeingConfirmed } from '#app/contribution/isBeingConfirmed.ts';
import * as styles from '#app/contribution/PaymentPage.css.ts';
import { SandboxTransferLink } from '#app/contribution/SandboxTransferLink.tsx';
import { StepNotice } from '#app/contribution/StepNotice.tsx';
import { STEP_TITLES } from '#app/contribution/stepTitles.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainSign } from '#app/explain/ExplainSign.tsx';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { HomeStrip } from '#app/home-picture/HomeStrip.tsx';
import { usePaymentChanges } from '#app/live/usePaymentChanges.ts';
import { PayDueCheckbox } from '#app/money/PayDueCheckbox.tsx';
import { useTransfer } from '#app/money/useTransfer.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { formatNaira } from '#domain/money.ts';
import { amountDue } from '#machines/contribution/contribution.facts.ts';
import { stateName } from '#machines/stateName.ts';
import { NextSteps } from './NextSteps.tsx';
import { PaymentButtons } from './PaymentButtons.tsx';
import { WalletNotice } from './WalletNotice.tsx';

/** /send-payment: the bank account, the amount, and until when the unit is held. */
export function Component() {
  const contribution = useFlowSelector(({ context }) => context.contribution);
  return contribution ? <SendPayment contribution={contribution} /> : null;
}

function SendPayment({ contribution }: { readonly contribution: Contribution }) {
  const actor = useFlowActor();
  const state = useFlowSelector(({ value }) => stateName(value));
  const payment = useFlowSelector(({ context }) => context.payment);
  usePaymentChanges(useCallback(() => actor.send({ type: 'check.requested' }), [actor]));
  const dueKobo = amountDue(contribution, payment);
  const transfer = useTransfer(dueKobo, contribution.id);
  const leftKobo = transfer?.leftKobo ?? dueKobo;
  const isCovered = leftKobo === 0;
  const isConfirming = isBeingConfirmed(contribution);
  // Before the balance is loaded, nobody knows how much is to be sent, or whether anything is.
  const isToSend = transfer !== null && !isCovered && !isConfirming;
  const amounts = contributionAmounts(contribution);
  return (
    <Page>
      <PrivateHead title={STEP_TITLES.payment} />
      <div className={styles.screen} data-state={state}>
        <FlowHead step="payment" />
        <StepNotice />
        <div className={styles.columns}>
          <Stack gap={6} className={styles.main}>
            <Stack gap={2}>
              <div className={styles.title}>
                <Heading level={1}>
                  {isToSend
                    ? `Send ${formatNaira(leftKobo)} to your account`
                    : isCovered
                      ? `Your wallet covers ${formatNaira(dueKobo)}`
                      : isConfirming
                        ? `We are waiting for ${formatNaira(leftKobo)}`
                        : `Pay ${formatNaira(dueKobo)}`}
                </Heading>
                <ExplainSign explanation={amounts.transfer(dueKobo, isCovered ? dueKobo : leftKobo)} />
              </div>
              <Text tone="ink2">
                {`${isToSend ? 'From any bank app or branch. ' : ''}The first contribution for ${heldUnitName(contribution)}.`}
              </Text>
            </Stack>
            {isConfirming && <ConfirmingNotice />}
            {transfer && !isConfirming ? (
              <WalletNotice
                fromWallet={transfer.fromWallet}
                leftKobo={leftKobo}
                due={amounts.payment(dueKobo)}
              />
            ) : null}
            {isCovered || isConfirming ? null : (
              <AccountTicket amount={amounts.transfer(dueKobo, leftKobo)} size="large" />
            )}
            {isToSend ? <SandboxTransferLink amountKobo={leftKobo} from="/send-payment" /> : null}
            <PayDueCheckbox />
          </Stack>
          <Stack gap={6}>
            <HomeStrip contribution={contribution} />
            {contribution.holdExpiresAt !== null && (
              <NextSteps
                isCovered={isCovered}
                left={transfer && !isCovered ? amounts.transfer(dueKobo, leftKobo) : null}
                holdExpiresAt={contribution.holdExpiresAt}
              />
            )}
          </Stack>
          <ActionBar className={styles.action}>
            <PaymentButtons isCovered={isCovered} />
          </ActionBar>
        </div>
      </div>
      <CancelDialog />
    </Page>
  );
}
