import { EmptyState, Pagination, Stack } from '@adire/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Contribution } from '#api/calls/contributions.ts';
import { MONEY_FRESH_MS } from '#app/money/useContributions.ts';
import { paymentsQuery } from '#app/queries/contributions.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { usePageParam } from '../address/searchParams.ts';
import { PaymentList } from '../payments/PaymentList.tsx';
import { RowsSkeleton } from '../rows/RowsSkeleton.tsx';
import { Loaded } from '../states/Loaded.tsx';
import { StaleNotice } from '../states/StaleNotice.tsx';

interface PaymentHistoryProps {
  readonly contribution: Contribution;
}

/** All payments into the contribution. */
export function PaymentHistory({ contribution }: PaymentHistoryProps) {
  const { page, hrefFor } = usePageParam();
  const payments = useQuery({
    ...paymentsQuery(contribution.id, page),
    placeholderData: keepPreviousData,
    staleTime: MONEY_FRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  return (
    <Stack gap={4}>
      <StaleNotice queries={[payments]} />
      <Loaded query={payments} what="the payments" skeleton={<RowsSkeleton />}>
        {(found) =>
          found.payments.length === 0 ? (
            <EmptyState size="part" title="No payments yet">
              You see each payment here from the moment that you announce it.
            </EmptyState>
          ) : (
            <Stack gap={4}>
              <PaymentList payments={found.payments} property={heldUnitName(contribution)} />
              <Pagination page={page} pageCount={found.totalPages} hrefFor={hrefFor} />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}
