import { expect, it } from 'vitest';
import { wholeName, wholeSentences, wholeWords } from './matching.ts';

it.each([
  ['Continue', 'Continue', true],
  ['Continue', 'Continue to pay', false],
  ['Save', 'Save changes', false],
  ['Send * to your account', 'Send ₦312,500 to your account', true],
  ['Send * to your account', 'Send  to your account now', false],
  ['Log out (all)', 'Log out\n(all)', true],
])('the name %s is the whole of “%s”: %s', (name, actual, isIt) => {
  expect(wholeName(name).test(actual)).toBe(isIt);
});

it.each([
  ['₦1,000', 'You pay ₦1,000 today', true],
  ['₦1,000', 'You pay ₦1,000,000 today', false],
  ['₦1,000', 'You pay ₦1,000.50', false],
  ['000 naira', '1,000 naira', false],
  ['You pay ₦1,000', 'You pay ₦1,000.', true],
  ['count', 'Your account', false],
  ['asking.', 'We go on asking.Try again', true],
])('the text %s stands in “%s”: %s', (text, actual, isIt) => {
  expect(wholeWords(text).test(actual)).toBe(isIt);
});

it.each([
  ['Try again in *.', 'Too many tries. Try again in 30 seconds.', true],
  ['Try again in *.', 'Too many tries.', false],
  ['No money has moved.', 'The bank is down. No money has moved. Wait.', true],
  ['internet connection', 'Please check your internet connection!', false],
  ['Opening the home', 'Opening the home', true],
  ['Opening', 'Opening the home', false],
])('%s is a whole sentence of “%s”: %s', (sentence, actual, isIt) => {
  expect(wholeSentences(sentence).test(actual)).toBe(isIt);
});
