import { Notice } from '@adire/ui';
import { formatNaira, subtractKobo } from '#domain/money.ts';
import type { DashboardContributionContext } from '#machines/dashboardContribution/dashboardContribution.events.ts';

type ChangedNoticeProps = Pick<
  DashboardContributionContext,
  'before' | 'dueKobo' | 'isTryReceived' | 'remainingKobo'
>;

/** Says what a transfer or another tab changed while the buyer chose an amount; nothing if nothing changed. */
export function ChangedNotice(props: ChangedNoticeProps) {
  const { before, isTryReceived, remainingKobo } = props;
  if (before !== null && isTryReceived)
    return (
      <Notice tone="attention" title="That payment may have been made">
        {formatNaira(subtractKobo(before.remainingKobo, remainingKobo))} has reached this plan since that try,
        whose response we did not get. Look at what is left before you pay again.
      </Notice>
    );
  const change = changeText(props);
  return (
    change !== null && (
      <Notice tone="attention" title="Your plan has changed since you opened this">
        {change} Look at the amount again before you pay.
      </Notice>
    )
  );
}

function changeText({ before, dueKobo, remainingKobo }: ChangedNoticeProps): string | null {
  if (before === null) return null;
  if (before.remainingKobo !== remainingKobo)
    return `${formatNaira(remainingKobo)} is left to pay; it was ${formatNaira(before.remainingKobo)}.`;
  if (before.dueKobo !== null && dueKobo !== null && before.dueKobo !== dueKobo)
    return `${formatNaira(dueKobo)} is due next; it was ${formatNaira(before.dueKobo)}.`;
  return null;
}
