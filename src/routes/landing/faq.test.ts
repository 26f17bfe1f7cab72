import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { FIRST_QUESTIONS, moreQuestions } from './faq.ts';

const more = moreQuestions({ unitHoldMs: 36 * HOUR_MS, planCHoldMs: 10 * DAY_MS, exitFeeBps: 250 });
const answerTo = (id: string) => [...FIRST_QUESTIONS, ...more].find((faq) => faq.id === id)?.answer;

it('says how long this server holds a unit, on Plan C longer', () => {
  expect(answerTo('hold')).toMatch(/^For 36 hours after you agree to the terms, and on Plan C for 10 days\./);
});

it('says that Plan C starts later, and by when', () => {
  expect(answerTo('plans')).toContain('your first contribution is due within 10 days');
});

it('takes its shares from the rules of the plans', () => {
  expect(answerTo('rsa')).toContain('25% of your RSA balance counts towards your 30%');
  expect(answerTo('letter')).toContain('15% of the price');
});

it('says what a buyer who leaves gets back from this server', () => {
  expect(answerTo('leave')).toContain('what you have paid, less 2.5%, goes into your wallet');
});
