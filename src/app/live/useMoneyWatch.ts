import { useEffect, useRef } from 'react';
import type { Contribution } from '#api/calls/contributions.ts';
import { heldUnitName } from '#domain/listings/units.ts';
import { formatNaira, kobo } from '#domain/money.ts';
import { useContributions } from '../money/useContributions.ts';
import { useNotify } from '../notifications/useNotify.ts';
import { useLiveChannel } from './LiveChannel.ts';

/** The last known paid amount of each contribution, in kobo. */
type PaidById = ReadonlyMap<string, number>;

const paidById = (contributions: readonly Contribution[]): PaidById =>
  new Map(contributions.map(({ id, paid }) => [id, paid]));

/** Announces money that arrived. Used once, on the dashboard. */
export function useMoneyWatch(): void {
  const { data: contributions } = useContributions();
  const live = useLiveChannel();
  const notify = useNotify();
  const seen = useRef<PaidById | null>(null);

  useEffect(() => {
    if (!contributions) return;
    const before = seen.current;
    seen.current = paidById(contributions);
    if (before === null) return;
    const grown = contributions.filter(({ id, paid }) => paid > (before.get(id) ?? paid));
    for (const contribution of grown) {
      const { id, paid } = contribution;
      if (live.isFollowed(id)) continue;
      const amountKobo = kobo(paid - (before.get(id) ?? 0));
      notify({
        tone: 'positive',
        message: `${formatNaira(amountKobo)} received for ${heldUnitName(contribution)}.`,
      });
    }
  }, [contributions, live, notify]);
}
