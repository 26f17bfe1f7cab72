import { type ReactNode, useState } from 'react';
import type { Payment } from '#api/calls/contributions.ts';
import { downloadReceipt } from '#api/calls/documents.ts';
import { paymentAmount } from '#app/explain/contributionAmounts.ts';
import { timeOfDay } from '#app/format/dateText.ts';
import { formatDay } from '#domain/dates.ts';
import { formatNaira } from '#domain/money.ts';
import { DownloadButton } from '../documents/DownloadButton.tsx';
import { cancelSentence, paymentStatusLabel } from '../facts/labels.ts';
import { DetailDialog } from '../rows/DetailDialog.tsx';
import { RowStatus } from '../rows/RowStatus.tsx';
import { Row, Rows } from '../rows/Rows.tsx';
import { WithdrawPayment } from '../withdraw-payment/WithdrawPayment.tsx';

interface PaymentListProps {
  /** A row above the payments. */
  readonly first?: ReactNode;
  readonly payments: readonly Payment[];
  /** The name of the home and unit that the payments are for. */
  readonly property: string;
  /** A small picture before a payment. */
  readonly leadOf?: (payment: Payment) => ReactNode;
  /** What a payment is for, such as `Month 9`. Without it, the title is the date. */
  readonly titleOf?: (payment: Payment) => string;
}

const momentOf = ({ receivedAt, createdAt }: Payment): Date => new Date(receivedAt ?? createdAt);

function actionOf(payment: Payment): ReactNode {
  switch (payment.status) {
    case 'received':
      return <DownloadButton label="Receipt" fetchFile={() => downloadReceipt(payment.id)} />;
    case 'awaiting_transfer':
      return <WithdrawPayment payment={payment} />;
    case 'cancelled':
      return null;
  }
}

/** Payments into a contribution, newest first; each opens its details. */
export function PaymentList({ first, payments, property, leadOf, titleOf }: PaymentListProps) {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const opened = payments.find(({ id }) => id === openedId);
  return (
    <>
      <Rows label="Payments">
        {first}
        {payments.map((payment) => (
          <Row
            key={payment.id}
            lead={leadOf?.(payment)}
            title={titleOf?.(payment) ?? formatDay(momentOf(payment))}
            note={titleOf ? formatDay(momentOf(payment)) : payment.reference}
            amount={formatNaira(payment.amount)}
            isVoid={payment.status === 'cancelled'}
            status={
              <RowStatus
                status={payment.cancelReason ?? payment.status}
                label={paymentStatusLabel(payment)}
              />
            }
            onOpen={() => setOpenedId(payment.id)}
          />
        ))}
      </Rows>
      {opened && (
        <DetailDialog
          title="Contribution"
          onClose={() => setOpenedId(null)}
          amount={paymentAmount(opened)}
          sentence={cancelSentence(opened)}
          items={[
            { term: 'Status', value: paymentStatusLabel(opened) },
            { term: 'Date', value: formatDay(momentOf(opened)) },
            { term: 'Time', value: timeOfDay(momentOf(opened)) },
            { term: 'Reference', value: opened.reference },
            { term: 'Property', value: opened.unitName ?? property },
          ]}
          action={actionOf(opened)}
        />
      )}
    </>
  );
}
