import { Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import type { Contribution } from '#api/calls/contributions.ts';
import { MONEY_FRESH_MS } from '../../money/useContributions.ts';
import { paymentsQuery } from '../../queries/contributions.ts';
import { PaymentList } from '../payments/PaymentList.tsx';
import { RowsSkeleton } from '../rows/RowsSkeleton.tsx';
import { Loaded } from '../states/Loaded.tsx';

interface RecentPaymentsProps {
  readonly contribution: Contribution;
  readonly count?: number;
}

/** The latest payments into a contribution. */
export function RecentPayments({ contribution, count = 5 }: RecentPaymentsProps) {
  const payments = useQuery({
    ...paymentsQuery(contribution.id),
    staleTime: MONEY_FRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  return (
    <Loaded query={payments} what="the payments" level={3} skeleton={<RowsSkeleton />}>
      {(found) =>
        found.payments.length === 0 ? (
          <Text tone="ink2">No payments yet.</Text>
        ) : (
          <PaymentList payments={found.payments.slice(0, count)} property={contribution.property.title} />
        )
      }
    </Loaded>
  );
}
