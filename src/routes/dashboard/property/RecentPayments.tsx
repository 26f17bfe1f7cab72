import { ClothSquare, motifOfSquare, Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import type { Contribution, Payment } from '#api/calls/contributions.ts';
import { targetInstalments } from '#app/contribution/instalments.ts';
import { MONEY_FRESH_MS } from '#app/money/useContributions.ts';
import { paymentsQuery } from '#app/queries/contributions.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { paymentInstalments } from '../facts/paymentInstalments.ts';
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
          <LatestPayments contribution={contribution} payments={found.payments.slice(0, count)} />
        )
      }
    </Loaded>
  );
}

interface LatestPaymentsProps {
  readonly contribution: Contribution;
  readonly payments: readonly Payment[];
}

/** Each payment with the cloth's square of its instalment. */
function LatestPayments({ contribution, payments }: LatestPaymentsProps) {
  const instalments = paymentInstalments(contribution, payments);
  const targets = targetInstalments(contribution);
  return (
    <PaymentList
      payments={payments}
      property={heldUnitName(contribution)}
      titleOf={({ id }) => instalments.get(id)?.name ?? 'Contribution'}
      leadOf={({ id }) => {
        // A payment of no instalment has a bare square, so that the rows are aligned.
        const { number, isPaid } = instalments.get(id) ?? { number: 1, isPaid: false };
        return (
          <ClothSquare
            motif={motifOfSquare(number, targets.includes(number))}
            tone={isPaid ? 'dyed' : 'bare'}
            size="xs"
          />
        );
      }}
    />
  );
}
