import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Contribution } from '#api/calls/contributions.ts';
import { useContributions } from '#app/money/useContributions.ts';
import { useNotify } from '#app/notifications/useNotify.ts';
import { queryKeys } from '#app/queries/keys.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import { heldUnitName } from '#domain/units.ts';
import { isFollowed } from './followed.ts';

/** What was paid into each contribution, as last seen. */
type PaidById = ReadonlyMap<string, number>;

const paidById = (contributions: readonly Contribution[]): PaidById =>
  new Map(contributions.map(({ id, paid }) => [id, paid]));

/** Says when money arrived, and lets the wallet and the payments be asked again. One of it on the dashboard. */
export function useMoneyWatch(): void {
  const { data: contributions } = useContributions();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const seen = useRef<PaidById | null>(null);

  useEffect(() => {
    if (!contributions) return;
    const before = seen.current;
    seen.current = paidById(contributions);
    if (before === null) return;
    const grown = contributions.filter(({ id, paid }) => paid > (before.get(id) ?? paid));
    if (grown.length === 0) return;
    for (const contribution of grown) {
      const { id, paid } = contribution;
      if (isFollowed(id)) continue;
      const amountKobo = kobo(paid - (before.get(id) ?? 0));
      notify({
        tone: 'positive',
        message: `${formatNaira(amountKobo)} received for ${heldUnitName(contribution)}.`,
      });
    }
    void queryClient.invalidateQueries({ queryKey: queryKeys.wallet.all });
    void queryClient.invalidateQueries({ queryKey: queryKeys.contributions.allPayments });
  }, [contributions, queryClient, notify]);
}
