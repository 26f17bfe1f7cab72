import { DAY_MS } from '#domain/durations.ts';

/** The receiving bank may return money days later, and that webhook may be lost. */
const DAYS_AFTER_SENDING = [1, 3, 7];

/** When the provider is next asked whether a sent withdrawal is still sent; null after the last check. */
export function nextCheckOfSent(sentAt: Date, at: Date): Date | null {
  const checks = DAYS_AFTER_SENDING.map((days) => new Date(sentAt.getTime() + days * DAY_MS));
  return checks.find((check) => check > at) ?? null;
}
