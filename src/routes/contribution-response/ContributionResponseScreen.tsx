import { Page } from '@adire/ui';
import { useCallback } from 'react';
import { CancelDialog } from '#app/contribution/CancelDialog.tsx';
import { FlowHead } from '#app/contribution/FlowHead.tsx';
import { useFlowActor, useFlowSelector } from '#app/contribution/flowContext.ts';
import * as styles from '#app/contribution/PaymentPage.css.ts';
import { StepNotice } from '#app/contribution/StepNotice.tsx';
import { stateName } from '#machines/stateName.ts';
import { Received } from './Received.tsx';
import { Waiting } from './Waiting.tsx';

/** /contribution-response: waits for the transfer, then confirms that it was received. */
export function Component() {
  const actor = useFlowActor();
  const state = useFlowSelector(({ value }) => stateName(value));
  const contribution = useFlowSelector(({ context }) => context.contribution);
  const payment = useFlowSelector(({ context }) => context.payment);
  const declaredAtMs = useFlowSelector(({ context }) => context.declaredAtMs);
  // The open cancel dialog shows its own error.
  const failure = useFlowSelector((snapshot) =>
    snapshot.hasTag('cancelling') ? null : snapshot.context.failure,
  );
  const check = useCallback(() => actor.send({ type: 'check.requested' }), [actor]);
  if (!contribution) return null;

  // Stays visible after the flow has finished, until the dashboard has loaded.
  const isReceived = state === 'response.received' || state === 'finished';
  return (
    <Page>
      <div className={styles.screen} data-state={state}>
        {isReceived ? null : <FlowHead step="response" />}
        <StepNotice />
        {isReceived ? (
          <Received
            contribution={contribution}
            payment={payment}
            onContinue={() => actor.send({ type: 'received.acknowledged' })}
          />
        ) : null}
        {!isReceived && payment && declaredAtMs !== null ? (
          <Waiting
            contribution={contribution}
            payment={payment}
            declaredAtMs={declaredAtMs}
            failure={failure}
            isAsking={state === 'response.asking'}
            onCheck={check}
            onCancel={() => actor.send({ type: 'cancellation.requested' })}
          />
        ) : null}
      </div>
      <CancelDialog />
    </Page>
  );
}
