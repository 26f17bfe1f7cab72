import { type ReactNode, useState } from 'react';
import type { PlanExit } from '#api/calls/changes.ts';
import type { Contribution } from '#api/calls/contributions.ts';
import { ExplainedAmount } from '#app/explain/ExplainedAmount.tsx';
import { timeOfDay } from '#app/format/dateText.ts';
import { formatDay } from '#domain/dates.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { formatNaira, kobo, ZERO_KOBO } from '#domain/money.ts';
import { exitAmounts } from '../leave/exitAmounts.ts';
import { DetailDialog } from '../rows/DetailDialog.tsx';
import { RowStatus } from '../rows/RowStatus.tsx';
import { Row } from '../rows/Rows.tsx';

const TITLE = 'Returned to your wallet';

interface ReturnRowProps {
  readonly contribution: Contribution;
  readonly exit: PlanExit;
  readonly lead?: ReactNode;
}

/** What leaving a plan returned, as a row above its payments; it opens the details. */
export function ReturnRow({ contribution, exit, lead }: ReturnRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { reference, requestedAt, decidedAt, returned, fee } = exit;
  if (returned === ZERO_KOBO) return null;
  const moment = new Date(decidedAt ?? requestedAt);
  const day = formatDay(moment);
  const amounts = exitAmounts(contribution, exit);
  return (
    <>
      <Row
        lead={lead}
        title={TITLE}
        note={`${day}\u00A0· ${reference}`}
        amount={formatNaira(kobo(-returned))}
        status={<RowStatus status="left" label="Returned" />}
        onOpen={() => setIsOpen(true)}
      />
      {isOpen && (
        <DetailDialog
          title={TITLE}
          onClose={() => setIsOpen(false)}
          amount={amounts.returned}
          sentence="You have left this plan."
          items={[
            { term: 'Date', value: day },
            { term: 'Time', value: timeOfDay(moment) },
            { term: 'Reference', value: reference },
            { term: 'You have paid', value: <ExplainedAmount explanation={amounts.paid} /> },
            ...(fee > ZERO_KOBO
              ? [{ term: 'Kept back', value: <ExplainedAmount explanation={amounts.fee} /> }]
              : []),
            { term: 'Property', value: heldUnitName(contribution) },
          ]}
        />
      )}
    </>
  );
}
