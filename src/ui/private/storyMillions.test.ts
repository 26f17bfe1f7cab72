import { expect, it } from 'vitest';
import { storyMillions } from './storyMillions.ts';

it('writes the sign before the currency', () => {
  expect([storyMillions(-5), storyMillions(0), storyMillions(8.4)]).toStrictEqual(['-₦5m', '₦0', '₦8.4m']);
});
