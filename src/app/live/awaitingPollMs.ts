import type { Contribution } from '#api/calls/contributions.ts';
import { BRISK_POLL_MS, BRISK_POLLING_MS, CALM_POLL_MS } from '#domain/polling.ts';

type Awaiting = Pick<Contribution, 'awaitingPayment' | 'status'>;

/** When to ask again what was paid; false where no payment is awaited and no unit is held for its first one. */
export function awaitingPollMs(
  contributions: readonly Awaiting[] | undefined,
  nowMs: number,
): number | false {
  const announcedAtMs = (contributions ?? []).flatMap(({ awaitingPayment }) =>
    awaitingPayment ? [Date.parse(awaitingPayment.createdAt)] : [],
  );
  if (announcedAtMs.length === 0) {
    return contributions?.some(({ status }) => status === 'pending') ? CALM_POLL_MS : false;
  }
  return nowMs - Math.max(...announcedAtMs) < BRISK_POLLING_MS ? BRISK_POLL_MS : CALM_POLL_MS;
}
