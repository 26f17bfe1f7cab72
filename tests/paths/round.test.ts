import { expect, it } from 'vitest';
import { roundOf, roundsText, roundText } from './round.ts';

const JUNIT = `<testsuites tests="3" failures="1" time="61">
<testsuite name="pages.spec.ts">
<testcase name="login Log in › details submitted" classname="pages.spec.ts" time="2">
</testcase>
<testcase name="login Log in › &quot;wrong&quot; &amp; more" classname="pages.spec.ts" time="9">
<failure message="pages.spec.ts:10" type="FAILURE">Not seen</failure>
</testcase>
<testcase name="login Log in › skipped" time="0">
<skipped>
</skipped>
</testcase>
</testsuite>
</testsuites>`;

it('says how many walks of a round failed, which, how long it took and the load', () => {
  expect(roundText(2, roundOf(JUNIT, { lastedMs: 90_000, load: 11.04 }))).toBe(
    'Round 2: 1 of 2 failed, 1.5 minutes, load 11.0\n  login Log in › "wrong" & more',
  );
});

it('lists no more than ten failed walks', () => {
  const failed = Array.from({ length: 12 }, (_, number) => `walk ${number}`);
  const lines = roundText(1, { walked: 20, failed, minutes: 1, load: 2 }).split('\n');
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toBe('  and 2 more');
});

it('counts a round without a report as one with failures', () => {
  expect(roundText(1, roundOf(null, { lastedMs: 1, load: 2 }))).toBe('Round 1: no report');
  expect(roundsText([null, { walked: 2, failed: [], minutes: 9.4, load: 2 }])).toBe(
    '2 rounds, 1 with failures, the longest 9.4 minutes',
  );
});
