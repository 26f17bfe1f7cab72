import { Badge, Button, Dialog, Stack, Text } from '@adire/ui';
import { useState } from 'react';
import type { Wallet } from '#api/calls/wallet.ts';
import { useFlowActor, useFlowSelector } from '#app/contribution/flowContext.ts';
import { ExplainedText } from '#app/explain/ExplainedText.tsx';
import { useQuoteAmounts } from '#app/explain/useQuoteAmounts.ts';
import { FailureNotice } from '#app/failures/FailureNotice.tsx';
import { useWallet } from '#app/money/useWallet.ts';
import { useUser } from '#app/session/useUser.ts';
import { usePageSettings } from '#app/settings/PageSettingsContext.ts';
import { ZERO_KOBO } from '#domain/money.ts';
import type { Quote } from '#domain/plans/plans.ts';
import { agreementFacts, type TermsInput } from '#domain/terms/agreement.ts';
import { kinClause } from '#domain/terms/nextOfKin.ts';
import { chosenUnitName } from '#machines/contribution/contribution.units.ts';
import { PaidAtOnce } from './PaidAtOnce.tsx';
import * as styles from './TermsDialog.css.ts';

/** The dialog with the terms, filled in with the buyer's unit, amounts and dates. */
export function TermsDialog() {
  const actor = useFlowActor();
  const isReading = useFlowSelector((snapshot) => snapshot.matches({ calculator: 'terms' }));
  const isAgreeing = useFlowSelector((snapshot) => snapshot.matches({ calculator: 'agreeing' }));
  const result = useFlowSelector(({ context }) => context.result);
  const failure = useFlowSelector(({ context }) => context.failure);
  const unitName = useFlowSelector(({ context }) => chosenUnitName(context));
  const isOpen = isReading || isAgreeing;
  const wallet = useWallet();
  // Whether the wallet pays at once is said before the buyer agrees, unless its balance is out of reach.
  const isWalletAwaited = wallet.isLoading && wallet.failureCount === 0;
  const isPaidAtOnce = result !== null && paysAtOnce(result, wallet.data);
  const decline = () => actor.send({ type: 'terms.declined' });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) decline();
      }}
      title="Before you proceed, here are the terms for starting a contribution scheme"
      actions={
        <>
          <Button
            variant="quiet"
            onClick={decline}
            disabledReason={isAgreeing ? 'The unit is being held for you.' : undefined}
          >
            Cancel
          </Button>
          <Button busy={isAgreeing || isWalletAwaited} onClick={() => actor.send({ type: 'terms.agreed' })}>
            Agree
          </Button>
        </>
      }
    >
      {isOpen && result && unitName ? (
        <Stack gap={5}>
          {isPaidAtOnce ? <PaidAtOnce result={result} /> : null}
          <Facts {...{ result, unitName, isPaidAtOnce }} />
          <NextOfKin />
        </Stack>
      ) : null}
      <FailureNotice
        failure={isReading ? failure : null}
        retryHint="Nothing was lost: agree again to try once more."
      />
    </Dialog>
  );
}

/** Whether the wallet makes the first payment with the agreement, as far as its balance is known. */
const paysAtOnce = ({ checkoutKobo }: Quote, wallet: Wallet | undefined): boolean =>
  checkoutKobo > ZERO_KOBO && wallet !== undefined && wallet.balance >= checkoutKobo;

function Facts(about: Pick<TermsInput, 'result' | 'unitName' | 'isPaidAtOnce'>) {
  const settings = usePageSettings();
  const [agreedAt] = useState(() => new Date());
  const amounts = useQuoteAmounts(about.result);
  const named = [
    amounts.of('monthly'),
    amounts.of('checkout'),
    amounts.of('target'),
    amounts.of('mortgage'),
    amounts.target('first'),
    amounts.instalment(about.result.instalmentsKobo.length),
  ];
  return (
    <Stack as="ol" gap={5}>
      {agreementFacts({ ...about, agreedAt, settings }).map(({ title, detail }, index) => (
        <li key={title} className={styles.fact}>
          <span aria-hidden="true">
            <Badge shape="tile" tone="accentTint">
              {index + 1}
            </Badge>
          </span>
          <div>
            <Text weight="strong">
              <ExplainedText text={title} explanations={named} />
            </Text>
            <Text size="small" tone="ink2">
              <ExplainedText text={detail} explanations={named} />
            </Text>
          </div>
        </li>
      ))}
    </Stack>
  );
}

/** The next of kin named in the terms. */
function NextOfKin() {
  const { nextOfKin } = useUser();
  const { title, text } = kinClause(nextOfKin);
  return (
    <div>
      <Text weight="strong">{title}</Text>
      <Text size="small" tone="ink2">
        {text}
      </Text>
    </div>
  );
}
