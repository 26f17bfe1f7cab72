import { DAY_MS } from '#domain/durations.ts';

/** Another bank may give money back days later, and the webhook of that may be lost. */
const DAYS_AFTER_SENDING = [1, 3, 7];

/** When the provider is asked next whether a sent withdrawal is still sent; null where that is settled. */
export function nextCheckOfSent(sentAt: Date, at: Date): Date | null {
  const checks = DAYS_AFTER_SENDING.map((days) => new Date(sentAt.getTime() + days * DAY_MS));
  return checks.find((check) => check > at) ?? null;
}
