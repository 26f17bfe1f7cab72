import { expect } from './fixtures.ts';

const SOON_MS = 10_000;

/** What a story shows soon: its parts, pictures and fonts may come after it. The test goes on where it does not. */
export const expectSoon = <Value>(read: () => Promise<Value>, message: string) =>
  expect.configure({ soft: true }).poll(read, { message, timeout: SOON_MS });
