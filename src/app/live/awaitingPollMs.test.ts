import { describe, expect, it } from 'vitest';
import { naira } from '#domain/money.ts';
import { contributionOf, paymentOf } from '#tests/fixtures/contributions.ts';
import { awaitingPollMs } from './awaitingPollMs.ts';

describe('how often an awaited payment is asked after', () => {
  const announced = (at: string) =>
    contributionOf({
      paid: naira(0),
      changes: {
        awaitingPayment: paymentOf({ status: 'awaiting_transfer', receivedAt: null, createdAt: at }),
      },
    });
  const nowMs = Date.parse('2026-11-21T09:02:00.000Z');

  it('often for two minutes after it was announced, then calmly', () => {
    expect(awaitingPollMs([announced('2026-11-21T09:00:00.001Z')], nowMs)).toBe(5_000);
    expect(awaitingPollMs([announced('2026-11-21T09:00:00.000Z')], nowMs)).toBe(30_000);
  });

  it('as the one that was announced last wants it', () => {
    const both = [announced('2026-11-20T09:00:00.000Z'), announced('2026-11-21T09:01:59.000Z')];
    expect(awaitingPollMs(both, nowMs)).toBe(5_000);
  });

  it('calmly while a unit is held, whose deposit may come unannounced', () => {
    const held = contributionOf({ paid: naira(0), changes: { status: 'pending' } });
    expect(awaitingPollMs([held], nowMs)).toBe(30_000);
  });

  it('not at all where none is', () => {
    expect(awaitingPollMs([contributionOf({ paid: naira(0) })], nowMs)).toBe(false);
    expect(awaitingPollMs(undefined, nowMs)).toBe(false);
  });
});
