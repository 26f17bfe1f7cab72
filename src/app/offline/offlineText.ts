import { dayAndTime } from '#domain/dates.ts';

/** What a page says that is shown without a network; `seenAt` is null where nothing of it is stored. */
export const offlineText = (seenAt: Date | null): string =>
  seenAt
    ? `You are offline; this is what you saw on ${dayAndTime(seenAt)}. New pages and payments need the internet.`
    : 'You are offline. What you see stays here, and what you typed is kept. New pages and payments need the internet.';
