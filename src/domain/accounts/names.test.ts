import { expect, it } from 'vitest';
import { isPersonName } from './names.ts';

it.each([
  'Adé-O’Neil',
  "O'Neil",
  'Ọlá',
  'Ọlá'.normalize('NFD'),
  'N. Nwosu-Eze Jr.',
  'Eze, Ngozi',
  'Ɗan Ƙasa',
  'Nguyễn',
  '’Yar’adua',
  ' Ada ',
])('takes %s for a name', (name) => {
  expect(isPersonName(name)).toBe(true);
});

it.each([
  'Нгози',
  '李小龍',
  'أمينة',
  'Ada 😀',
  '<b>Ada</b>',
  'Ada1',
  'Ada & Co',
  '=Ada',
  'Ada@example.com',
  'A\u202Eda',
  '',
  ' ',
  '.',
  "-'",
])('takes %o for none', (name) => {
  expect(isPersonName(name)).toBe(false);
});

it('is quick for a long text that is none', () => {
  expect(isPersonName(`${'a'.repeat(50_000)}1`)).toBe(false);
});
