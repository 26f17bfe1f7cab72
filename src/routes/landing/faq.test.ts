import { expect, it } from 'vitest';
import { moreQuestions } from './faq.ts';

it('says how long this server holds a unit', () => {
  const answers = moreQuestions({ unitHoldMs: 36 * 3_600_000 }).map(({ answer }) => answer);
  expect(answers).toContainEqual(expect.stringMatching(/^For 36 hours after you agree/));
});
