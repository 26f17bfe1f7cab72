import { Badge } from '@adire/ui';
import { type ReactNode, useState } from 'react';
import type { Payment } from '#api/calls/contributions.ts';
import { timeOfDay } from '#app/format/dateText.ts';
import { formatDay } from '#domain/dates.ts';
import { formatNaira } from '#domain/money.ts';
import { statusTone } from '#domain/statuses.ts';
import { cancelSentence, paymentStatusLabel } from '../facts/labels.ts';
import { DetailDialog } from '../rows/DetailDialog.tsx';
import { Row, Rows } from '../rows/Rows.tsx';

interface PaymentListProps {
  readonly payments: readonly Payment[];
  /** The home that they pay for, with its unit. */
  readonly property: string;
  /** A small picture before a payment. */
  readonly leadOf?: (payment: Payment) => ReactNode;
}

const momentOf = ({ receivedAt, createdAt }: Payment): Date => new Date(receivedAt ?? createdAt);

/** Payments into a contribution, newest first; each opens its details. */
export function PaymentList({ payments, property, leadOf }: PaymentListProps) {
  const [opened, setOpened] = useState<Payment | null>(null);
  return (
    <>
      <Rows label="Payments">
        {payments.map((payment) => (
          <Row
            key={payment.id}
            lead={leadOf?.(payment)}
            title={formatDay(momentOf(payment))}
            note={payment.reference}
            amount={formatNaira(payment.amount)}
            status={
              <Badge tone={statusTone(paymentStatusLabel(payment))} dot>
                {paymentStatusLabel(payment)}
              </Badge>
            }
            onOpen={() => setOpened(payment)}
          />
        ))}
      </Rows>
      {opened && (
        <DetailDialog
          title="Contribution"
          onClose={() => setOpened(null)}
          amountKobo={opened.amount}
          sentence={cancelSentence(opened)}
          items={[
            { term: 'Status', value: paymentStatusLabel(opened) },
            { term: 'Date', value: formatDay(momentOf(opened)) },
            { term: 'Time', value: timeOfDay(momentOf(opened)) },
            { term: 'Reference', value: opened.reference },
            { term: 'Property', value: property },
          ]}
        />
      )}
    </>
  );
}
