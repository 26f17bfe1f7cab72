import { dayAndTime } from '#domain/dates.ts';

/** The notice on a page that is shown offline; `seenAt` is null if the page is not stored. */
export const offlineText = (seenAt: Date | null): string =>
  seenAt
    ? `You are offline; this is what you saw on ${dayAndTime(seenAt)}. New pages and payments need the internet.`
    : 'You are offline. What you see stays here, and what you typed is kept. New pages and payments need the internet.';
