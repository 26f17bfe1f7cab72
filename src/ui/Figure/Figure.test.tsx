// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Figure } from './Figure.tsx';

test.each([
  ['₦312,500', ['₦']],
  ['₦833,333.34', ['₦', '.34']],
  ['−₦45,000', ['₦']],
  ['15', []],
  ['29%', []],
])('%s is read as a whole; its sign and decimals have their own styles', (value, apart) => {
  const { container } = renderForTest(<Figure value={value} caption="a month" />);
  const number = container.querySelector('div > span');
  expect(number?.textContent).toBe(value);
  expect([...(number?.children ?? [])].map((part) => part.textContent)).toEqual(apart);
  expect(container.textContent).toBe(`${value}a month`);
});
