// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'kept', question: 'Where is my money kept?', answer: 'At a bank.' },
  { id: 'missed', question: 'What if I miss a month?', answer: 'You go on.' },
];

test('one question is open at a time, and closes again, by keyboard', async () => {
  const { user } = renderForTest(<Accordion items={items} headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Where is my money kept?' })).toBeDefined();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Where is my money kept?', expanded: true })).toBeDefined();
  await user.keyboard('{ArrowDown} ');
  expect(screen.getByRole('button', { name: 'Where is my money kept?', expanded: false })).toBeDefined();
  expect(screen.getByRole('button', { name: 'What if I miss a month?', expanded: true })).toBeDefined();
  await user.keyboard(' ');
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
});

test('Home and End go to the first and the last question, and arrow keys wrap around', async () => {
  const { user } = renderForTest(<Accordion items={items} />);
  const [first, last] = screen.getAllByRole('button');
  await user.tab();
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(last);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowUp}{Home}');
  expect(document.activeElement).toBe(first);
});

test('the default question is open, and labels its answer', () => {
  renderForTest(<Accordion items={items} defaultOpenId="missed" />);
  expect(screen.getByRole('region', { name: 'What if I miss a month?' }).textContent).toBe('You go on.');
});
