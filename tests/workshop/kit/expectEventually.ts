import { expect } from './fixtures.ts';

const SOON_MS = 10_000;

/**
 * Polls for what a story shows after a short time, such as lazily loaded parts, pictures and fonts. A failure does not
 * stop the test.
 */
export const expectEventually = <Value>(read: () => Promise<Value>, message: string) =>
  expect.configure({ soft: true }).poll(read, { message, timeout: SOON_MS });
