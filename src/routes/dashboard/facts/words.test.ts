import { describe, expect, it } from 'vitest';
import { naira } from '#domain/money.ts';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import { greeting } from './greeting.ts';
import { formatMoment, instalmentName, progressSentence } from './words.ts';

describe('greeting', () => {
  it.each([
    ['2026-11-21T10:59:00Z', 'Good morning'],
    ['2026-11-21T11:00:00Z', 'Good afternoon'],
    ['2026-11-21T15:59:00Z', 'Good afternoon'],
    ['2026-11-21T16:00:00Z', 'Good evening'],
    ['2026-11-21T23:00:00Z', 'Good morning'],
  ])('at %s', (now, words) => {
    expect(greeting(new Date(now))).toBe(words);
  });
});

describe('words', () => {
  it('names instalments, the first of Plan A as the downpayment', () => {
    expect(instalmentName({ plan: 'B' }, 1)).toBe('Month 1');
    expect(instalmentName({ plan: 'A' }, 1)).toBe('Downpayment');
    expect(instalmentName({ plan: 'A' }, 2)).toBe('Month 1');
  });

  it('writes moments in Nigeria’s time', () => {
    expect(formatMoment('2026-11-23T09:24:00.000Z')).toBe('23 Nov 2026, 10:24');
  });

  it('says when every target is reached', () => {
    expect(progressSentence(contributionOf({ paid: naira(9_600_000) }))).toBe('Every target is reached.');
  });
});
