import { ClothSquare, motifOfSquare, Text } from '@adire/ui';
import { useQuery } from '@tanstack/react-query';
import type { PlanExit } from '#api/calls/changes.ts';
import type { Contribution, Payment } from '#api/calls/contributions.ts';
import { targetInstalments } from '#app/contribution/instalments.ts';
import { MONEY_FRESH_MS } from '#app/money/useContributions.ts';
import { paymentsQuery } from '#app/queries/contributions.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { paymentInstalments } from '../facts/paymentInstalments.ts';
import { LeftExit } from '../leave/LeftExit.tsx';
import { PaymentList } from '../payments/PaymentList.tsx';
import { ReturnRow } from '../payments/ReturnRow.tsx';
import { RowsSkeleton } from '../rows/RowsSkeleton.tsx';
import { Loaded } from '../states/Loaded.tsx';

interface RecentPaymentsProps {
  readonly contribution: Contribution;
  readonly count?: number;
}

/** The latest payments into a contribution, and what leaving it returned. */
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
          <LeftExit contribution={contribution} level={3} skeleton={<RowsSkeleton />}>
            {(exit) => (
              <LatestPayments
                contribution={contribution}
                exit={exit}
                payments={found.payments.slice(0, exit ? count - 1 : count)}
              />
            )}
          </LeftExit>
        )
      }
    </Loaded>
  );
}

interface LatestPaymentsProps {
  readonly contribution: Contribution;
  readonly exit: PlanExit | null;
  readonly payments: readonly Payment[];
}

/** Of what is for no instalment, so that the rows are aligned. */
const BARE_SQUARE = <ClothSquare motif={motifOfSquare(1, false)} tone="bare" size="xs" />;

/** Each payment with the cloth's square of its instalment. */
function LatestPayments({ contribution, exit, payments }: LatestPaymentsProps) {
  const instalments = paymentInstalments(contribution, payments);
  const targets = targetInstalments(contribution);
  return (
    <PaymentList
      first={exit && <ReturnRow contribution={contribution} exit={exit} lead={BARE_SQUARE} />}
      payments={payments}
      property={heldUnitName(contribution)}
      titleOf={({ id }) => instalments.get(id)?.name ?? 'Contribution'}
      leadOf={({ id }) => {
        const instalment = instalments.get(id);
        if (!instalment) return BARE_SQUARE;
        const { number, isPaid } = instalment;
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
