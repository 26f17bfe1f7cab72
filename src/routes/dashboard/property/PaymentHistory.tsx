import { EmptyState, Stack } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import type { Contribution } from '#api/calls/contributions.ts';
import { MONEY_FRESH_MS } from '#app/money/useContributions.ts';
import { paymentsQuery } from '#app/queries/contributions.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { usePageParam } from '../address/searchParams.ts';
import { LeftExit } from '../leave/LeftExit.tsx';
import { PaymentList } from '../payments/PaymentList.tsx';
import { ReturnRow } from '../payments/ReturnRow.tsx';
import { RowsSkeleton } from '../rows/RowsSkeleton.tsx';
import { Paged } from '../states/Paged.tsx';
import { StaleNotice } from '../states/StaleNotice.tsx';

interface PaymentHistoryProps {
  readonly contribution: Contribution;
}

/** All payments into the contribution, and what leaving it returned. */
export function PaymentHistory({ contribution }: PaymentHistoryProps) {
  const { page } = usePageParam();
  const payments = useQuery({
    ...paymentsQuery(contribution.id, page),
    staleTime: MONEY_FRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  return (
    <Stack gap={4}>
      <StaleNotice queries={[payments]} />
      <Paged
        query={payments}
        what="the payments"
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState size="part" title="No payments yet">
            You see each payment here from the moment that you announce it.
          </EmptyState>
        }
      >
        {(found) => (
          <LeftExit contribution={contribution} skeleton={<RowsSkeleton />}>
            {(exit) => (
              <PaymentList
                first={exit && page === 1 && <ReturnRow contribution={contribution} exit={exit} />}
                payments={found.payments}
                property={heldUnitName(contribution)}
              />
            )}
          </LeftExit>
        )}
      </Paged>
    </Stack>
  );
}
