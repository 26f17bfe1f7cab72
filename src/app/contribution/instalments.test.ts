import { describe, expect, it } from 'vitest';
import { naira } from '#domain/money.ts';
import { contributionOf } from '#tests/fixtures/contributions.ts';
import {
  nextInstalment,
  nextTarget,
  paidCount,
  positionAfterPayment,
  remainingKobo,
  targetInstalments,
} from './instalments.ts';

const nineOf24 = contributionOf({ paid: naira(3_600_000) });

describe('progress of a contribution', () => {
  it('counts paid instalments and finds the next one', () => {
    expect(paidCount(nineOf24)).toBe(9);
    expect(nextInstalment(nineOf24)?.number).toBe(10);
    expect(remainingKobo(nineOf24)).toBe(naira(6_000_000));
    expect(targetInstalments(nineOf24)).toEqual([12, 24]);
  });

  it('measures the distance to the next target', () => {
    expect(nextTarget(nineOf24)).toMatchObject({ leftKobo: naira(1_200_000), instalmentsLeft: 3 });
  });

  it('counts a partly paid instalment as unpaid', () => {
    expect(nextTarget(contributionOf({ paid: naira(3_700_000) }))?.instalmentsLeft).toBe(3);
    expect(nextTarget(contributionOf({ paid: naira(4_799_999) }))?.instalmentsLeft).toBe(1);
  });

  it('moves on to the second target, then to none', () => {
    expect(nextTarget(contributionOf({ paid: naira(4_800_000) }))?.target.name).toBe('second');
    expect(nextTarget(contributionOf({ paid: naira(9_600_000) }))).toBeNull();
  });

  it('projects the position after one more payment', () => {
    expect(positionAfterPayment(nineOf24, naira(400_000))).toMatchObject({
      count: 10,
      target: { name: 'first' },
    });
    expect(positionAfterPayment(nineOf24, naira(399_999)).count).toBe(9);
    expect(positionAfterPayment(nineOf24, naira(1_200_000)).target?.name).toBe('second');
    expect(positionAfterPayment(nineOf24, naira(6_000_000))).toMatchObject({ count: 24, target: null });
  });
});
