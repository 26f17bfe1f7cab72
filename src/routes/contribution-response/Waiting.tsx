import { Button, ClothSquare, Heading, motifOfSquare, Notice, Stack, Text, WaitTracker } from '@adire/ui';
import type { Contribution, Payment } from '#api/calls/contributions.ts';
import type { Failure } from '#api/failure.ts';
import { AccountTicket } from '#app/contribution/AccountTicket.tsx';
import { ConfirmingNotice } from '#app/contribution/ConfirmingNotice.tsx';
import { nextInstalment, targetInstalments } from '#app/contribution/instalments.ts';
import { PartInWallet, transferTitles } from '#app/contribution/PartInWallet.tsx';
import * as styles from '#app/contribution/PaymentPage.css.ts';
import { SandboxTransferLink } from '#app/contribution/SandboxTransferLink.tsx';
import { STEP_TITLES } from '#app/contribution/stepTitles.ts';
import { contributionAmounts } from '#app/explain/contributionAmounts.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { timeOfDay } from '#app/format/dateText.ts';
import { PrivateHead } from '#app/head/PrivateHead.tsx';
import { HomeStrip } from '#app/home-picture/HomeStrip.tsx';
import { usePaymentChanges } from '#app/live/usePaymentChanges.ts';
import { useTransfer } from '#app/money/useTransfer.ts';
import { dayAndTime } from '#domain/dates.ts';
import { heldUnitName } from '#domain/listings/units.ts';

const WAITING_STEP = 2;

/** The motif of the cloth's square that this payment will dye. */
function motifOfNext(contribution: Contribution) {
  const number = nextInstalment(contribution)?.number ?? contribution.schedule.length;
  return motifOfSquare(number, targetInstalments(contribution).includes(number));
}

interface WaitingProps {
  readonly contribution: Contribution;
  readonly payment: Payment;
  /** When the buyer reported the transfer as sent (ms since the epoch). */
  readonly declaredAtMs: number;
  /** The error of the last check, if it failed. */
  readonly failure: Failure | null;
  /** Whether a check for the bank's confirmation is running. */
  readonly isAsking: boolean;
  readonly onCheck: () => void;
  readonly onCancel: () => void;
}

/** The completed and the remaining steps of the transfer. */
export function Waiting({
  contribution,
  payment,
  declaredAtMs,
  failure,
  isAsking,
  onCheck,
  onCancel,
}: WaitingProps) {
  // A partial transfer is credited to the wallet, so only the rest is still to be sent.
  const transfer = useTransfer(payment.amount, contribution.id);
  const leftKobo = transfer?.leftKobo || payment.amount;
  const left = contributionAmounts(contribution).transfer(payment.amount, leftKobo);
  usePaymentChanges(onCheck);

  const { holdExpiresAt } = contribution;
  // The payment is the newer of the two: it is read again with each check.
  const isConfirming = payment.lapsesAt === null;
  const heldUntil = isConfirming || holdExpiresAt === null ? null : dayAndTime(holdExpiresAt);
  const part = transfer?.hasPart && !isConfirming ? { fromWallet: transfer.fromWallet, left } : null;
  const titles = transferTitles(part);
  return (
    <div className={styles.columns}>
      <PrivateHead title={STEP_TITLES.response} />
      <Stack gap={6} className={styles.main}>
        <Stack gap={2}>
          <Heading level={1}>
            We are waiting for <ExplainedAmount explanation={left} />
          </Heading>
          <Text tone="ink2">
            {`For ${heldUnitName(contribution)}. Nothing is credited before the bank confirms it. Most transfers arrive within minutes.`}
          </Text>
        </Stack>
        {failure ? (
          <Notice
            tone="attention"
            action={
              <Button variant="text" busy={isAsking} onClick={onCheck}>
                Try again
              </Button>
            }
          >
            {`${failure.message} We go on asking.`}
          </Notice>
        ) : null}
        {isConfirming && <ConfirmingNotice />}
        {part && <PartInWallet {...part} payment={payment} heldUntil={heldUntil} />}
        <WaitTracker
          square={<ClothSquare motif={motifOfNext(contribution)} tone="bare" />}
          current={WAITING_STEP}
          sinceMs={declaredAtMs}
          clockNote={`since you told us that you sent it, at ${timeOfDay(declaredAtMs)}`}
          steps={[
            {
              title: 'Unit held for you',
              note: heldUntil === null ? undefined : `Until ${heldUntil}`,
            },
            { title: titles.sent, note: part ? undefined : dayAndTime(declaredAtMs) },
            {
              title: titles.waiting,
              note: 'You can close this page: your dashboard shows it as soon as it is there.',
            },
            { title: 'Contribution received', note: 'The unit is reserved in your name' },
          ]}
        />
      </Stack>
      <Stack gap={4}>
        <HomeStrip contribution={contribution} />
        {!isConfirming && (
          <>
            <AccountTicket amount={left} size="normal" />
            <SandboxTransferLink amountKobo={leftKobo} from="/contribution-response" />
          </>
        )}
        <Button variant="critical" onClick={onCancel}>
          Cancel Payment
        </Button>
      </Stack>
    </div>
  );
}
