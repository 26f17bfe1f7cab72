import { useState } from 'react';
import type { Transaction } from '#api/calls/wallet.ts';
import { timeOfDay } from '#app/format/dateText.ts';
import { formatDay } from '#domain/dates.ts';
import type { Explanation } from '#domain/derivation/explanation.ts';
import { explainMovement } from '#domain/explanations/movementExplanations.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import { DetailDialog } from '../rows/DetailDialog.tsx';
import { RowStatus } from '../rows/RowStatus.tsx';
import { Row, Rows } from '../rows/Rows.tsx';
import { accountText, returnSentence, shownStatus, statusLabel } from '../withdrawal/transactionText.ts';

interface TransactionListProps {
  readonly transactions: readonly Transaction[];
}

const signedKobo = ({ amount, direction }: Transaction) => kobo(direction === 'debit' ? -amount : amount);

const propertyText = ({ property }: Transaction): string =>
  property === null ? 'None' : `${property.title}, ${property.unit}`;

const explained = (transaction: Transaction): Explanation =>
  explainMovement(
    {
      ...transaction,
      hasWithdrawal: transaction.withdrawal !== undefined,
      hasProperty: transaction.property !== null,
    },
    signedKobo(transaction),
    `On ${formatDay(new Date(transaction.createdAt))}.`,
  );

/** The wallet's transactions, newest first; each opens its details. */
export function TransactionList({ transactions }: TransactionListProps) {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const opened = transactions.find(({ id }) => id === openedId);
  return (
    <>
      <Rows label="Transactions">
        {transactions.map((transaction) => (
          <Row
            key={transaction.id}
            title={transaction.title}
            note={formatDay(new Date(transaction.createdAt))}
            amount={`${transaction.direction === 'credit' ? '+' : ''}${formatNaira(signedKobo(transaction))}`}
            status={<RowStatus status={shownStatus(transaction)} label={statusLabel(transaction)} />}
            onOpen={() => setOpenedId(transaction.id)}
          />
        ))}
      </Rows>
      {opened && (
        <DetailDialog
          title={opened.title}
          onClose={() => setOpenedId(null)}
          amount={explained(opened)}
          sentence={returnSentence(opened)}
          items={[
            { term: 'Date', value: formatDay(new Date(opened.createdAt)) },
            { term: 'Time', value: timeOfDay(opened.createdAt) },
            { term: 'Reference', value: opened.reference },
            opened.withdrawal
              ? { term: 'Account', value: accountText(opened.withdrawal) }
              : { term: 'Property', value: propertyText(opened) },
            { term: 'Status', value: statusLabel(opened) },
          ]}
        />
      )}
    </>
  );
}
