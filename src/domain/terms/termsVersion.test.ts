import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { naira } from '../money.ts';
import { PLANS, quote } from '../plans/plans.ts';
import { agreementFacts } from './agreement.ts';
import { terms } from './generalTerms.ts';
import { kinClause } from './nextOfKin.ts';
import { DEFAULT_TERMS } from './termsSettings.ts';
import { termsVersion } from './termsVersion.ts';

const AGREED_AT = new Date('2026-11-21T09:24:00Z');
/** A text that differs needs a new version; write its hash here in place of this one. */
const HASHES: Readonly<Record<string, string>> = {
  '1': '5bbcbc319bdf70df89dac91f3044fd0ce9fd1a13ccb8e950fb6520375bb1c98d',
};

const textOf = (settings = DEFAULT_TERMS) =>
  JSON.stringify([
    terms(settings),
    [null, { name: 'Ngozi Eze', relation: 'sibling' } as const].map(kinClause),
    PLANS.flatMap((plan) =>
      [0, 2_000_000].map((rsaNaira) => {
        const result = quote({
          plan,
          priceKobo: naira(25_000_000),
          durationMonths: 24,
          rsaBalanceKobo: naira(rsaNaira),
        });
        return [false, true].map((isPaidAtOnce) =>
          agreementFacts({
            result,
            unitName: 'Block 2, Floor 3, U2',
            agreedAt: AGREED_AT,
            isPaidAtOnce,
            settings,
          }),
        );
      }),
    ),
  ]);

describe('the version of the terms', () => {
  it('goes up with their text', () => {
    expect(createHash('sha256').update(textOf()).digest('hex')).toBe(HASHES[termsVersion(DEFAULT_TERMS)]);
  });

  it.each([
    ['unitHoldMs', HOUR_MS, '1-49h-336h'],
    ['planCHoldMs', DAY_MS, '1-48h-360h'],
    ['exitFeeBps', 250, '1-250bps'],
  ] as const)('is another one where %s is set otherwise, as the text is', (setting, more, version) => {
    const settings = { ...DEFAULT_TERMS, [setting]: DEFAULT_TERMS[setting] + more };
    expect(textOf(settings)).not.toBe(textOf());
    expect(termsVersion(settings)).toBe(version);
  });
});
