import { expect, test } from 'vitest';
import { afterQuietHours } from './messages.ts';

/** Lagos is an hour ahead of UTC. */
test.each([
  ['at noon', '2026-11-22T11:00:00Z', '2026-11-22T11:00:00Z'],
  ['a minute before ten in the evening', '2026-11-22T20:59:00Z', '2026-11-22T20:59:00Z'],
  ['at ten in the evening', '2026-11-22T21:00:00Z', '2026-11-23T06:00:00Z'],
  ['after midnight', '2026-11-22T23:30:00Z', '2026-11-23T06:00:00Z'],
  ['a minute before seven', '2026-11-23T05:59:00Z', '2026-11-23T06:00:00Z'],
  ['at seven', '2026-11-23T06:00:00Z', '2026-11-23T06:00:00Z'],
])('a message written %s is sent by day', (_, at, sentAt) => {
  expect(afterQuietHours(new Date(at))).toEqual(new Date(sentAt));
});
