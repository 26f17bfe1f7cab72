import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { DEFAULT_HOLDS } from '../listings/holds.ts';
import { naira } from '../money.ts';
import { PLANS, quote } from '../plans/plans.ts';
import { agreementFacts } from './agreement.ts';
import { terms } from './generalTerms.ts';
import { kinClause } from './nextOfKin.ts';
import { termsVersion } from './termsVersion.ts';

const AGREED_AT = new Date('2026-11-21T09:24:00Z');
/** A text that differs needs a new version; write its hash here in place of this one. */
const HASHES: Readonly<Record<string, string>> = {
  '1': '125ab9604da4f5238a5cd2a34633b52cac22993435b88ad2784a2ab12bc7c104',
};

const textOf = (holds = DEFAULT_HOLDS) =>
  JSON.stringify([
    terms(holds),
    [null, { name: 'Ngozi Eze', relation: 'sibling' } as const].map(kinClause),
    PLANS.flatMap((plan) =>
      [0, 2_000_000].map((rsaNaira) => {
        const result = quote({
          plan,
          priceKobo: naira(25_000_000),
          durationMonths: 24,
          rsaBalanceKobo: naira(rsaNaira),
        });
        return agreementFacts({ result, unitName: 'Block 2, Floor 3, U2', agreedAt: AGREED_AT, holds });
      }),
    ),
  ]);

describe('the version of the terms', () => {
  it('goes up with their text', () => {
    expect(createHash('sha256').update(textOf()).digest('hex')).toBe(HASHES[termsVersion(DEFAULT_HOLDS)]);
  });

  it.each([
    ['unitHoldMs', HOUR_MS, '1-49h-336h'],
    ['planCHoldMs', DAY_MS, '1-48h-360h'],
  ] as const)('is another one where %s is set otherwise, as the text is', (hold, moreMs, version) => {
    const holds = { ...DEFAULT_HOLDS, [hold]: DEFAULT_HOLDS[hold] + moreMs };
    expect(textOf(holds)).not.toBe(textOf());
    expect(termsVersion(holds)).toBe(version);
  });
});
