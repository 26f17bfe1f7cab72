import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { nextPage, page } from './pages.ts';

test('the pages of a list are counted', () => {
  expect(nextPage(z.parse(page, { page: '1', pageCount: '2' }))).toBe('2');
  expect(nextPage(z.parse(page, { page: '2', pageCount: '2' }))).toBeNull();
});

test.each(['null', '', '1.5'])('a page %j is no page, and throws nothing', (text) => {
  expect(z.safeParse(page, { page: text, pageCount: '2' }).success).toBe(false);
});
