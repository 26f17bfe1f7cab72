import { ActionBar, Button, Heading, Notice, Page, Stack, Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { stateOf } from '#machines/contribution/contribution.urls.ts';
import { Amount } from '../amount/Amount.tsx';
import { FlowHead } from '../contribution/FlowHead.tsx';
import { useFlowActor, useFlowSelector } from '../contribution/flowContext.ts';
import * as styles from '../contribution/PaymentPage.css.ts';
import { StepNotice } from '../contribution/StepNotice.tsx';
import { STEP_TITLES } from '../contribution/stepTitles.ts';
import { useAmountLeft } from '../money/useAmountLeft.ts';
import { productName } from '../product.ts';
import { AccountTicket } from './AccountTicket.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { NextSteps } from './NextSteps.tsx';
import { SandboxTransferLink } from './SandboxTransferLink.tsx';
import { WalletNotice } from './WalletNotice.tsx';

/** /send-payment: the account, the amount, and until when the unit is held. */
export function Component() {
  const contribution = useFlowSelector(({ context }) => context.contribution);
  return contribution ? <SendPayment contribution={contribution} /> : null;
}

function SendPayment({ contribution }: { readonly contribution: Contribution }) {
  const actor = useFlowActor();
  const state = useFlowSelector(stateOf);
  // While the buyer is asked whether to cancel, the question says itself what failed.
  const failure = useFlowSelector((snapshot) =>
    snapshot.hasTag('cancelling') ? null : snapshot.context.failure,
  );
  const isDeclaring = state === 'payment.declaring';
  const { checkoutAmount, property, unit, holdExpiresAt } = contribution;
  const left = useAmountLeft(contribution, checkoutAmount);
  const shownKobo = left.leftKobo || checkoutAmount;
  return (
    <Page>
      <title>{`${STEP_TITLES.payment} · ${productName()}`}</title>
      <div className={styles.screen} data-state={state}>
        <FlowHead step="payment" />
        <StepNotice />
        <div className={styles.columns}>
          <Stack gap={6} className={styles.main}>
            <Stack gap={2}>
              <Heading level={1}>
                Send <Amount amountKobo={shownKobo} /> to your account
              </Heading>
              <Text tone="ink2">
                {`From any bank app or branch. The first contribution for ${property.title}, ${unit.block}, ${unit.label}.`}
              </Text>
            </Stack>
            <WalletNotice {...left} dueKobo={checkoutAmount} />
            <AccountTicket amountKobo={shownKobo} size="large" />
            <SandboxTransferLink amountKobo={shownKobo} from="/send-payment" />
          </Stack>
          <NextSteps amountKobo={shownKobo} holdExpiresAt={holdExpiresAt} />
          <ActionBar className={styles.action}>
            {failure ? (
              <Notice tone="critical">{`${failure.message} Nothing was lost: you can say it again.`}</Notice>
            ) : null}
            <div className={styles.buttons}>
              <Button
                size="compact"
                block
                busy={isDeclaring}
                onClick={() => actor.send({ type: 'transfer.declared' })}
              >
                {left.wasCovered ? 'Pay from wallet' : 'I have sent the money'}
              </Button>
              <div className={styles.cancel}>
                <Button
                  variant="critical"
                  size="compact"
                  onClick={() => actor.send({ type: 'cancellation.requested' })}
                  disabledReason={isDeclaring ? 'Your word is on its way.' : undefined}
                >
                  Cancel Payment
                </Button>
              </div>
            </div>
          </ActionBar>
        </div>
      </div>
      <CancelDialog />
    </Page>
  );
}
