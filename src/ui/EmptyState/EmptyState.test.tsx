// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { renderForTest } from '../private/renderForTest.tsx';
import { EmptyState } from './EmptyState.tsx';

test('has a title and an action; its cloth misses one square and is hidden from screen readers', () => {
  const { container } = renderForTest(
    <EmptyState title="Nothing saved yet" level={1} action={<Button href="/search">Explore</Button>}>
      Touch the heart.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing saved yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Explore' })).toBeDefined();
  const cloth = container.querySelector('svg[aria-hidden="true"]');
  expect(cloth?.querySelectorAll('use')).toHaveLength(14);
  expect(cloth?.querySelectorAll('rect')).toHaveLength(1);
});

test('inside a part of the page it is smaller', () => {
  const { container, rerender } = renderForTest(<EmptyState title="No payments" />);
  const looks = () => [
    screen.getByRole('heading').className,
    container.querySelector('svg')?.parentElement?.className,
  ];
  const [pageTitle, pageCloth] = looks();
  rerender(<EmptyState title="No payments" level={3} />);
  const [partTitle, partCloth] = looks();
  expect(partTitle).not.toBe(pageTitle);
  expect(partCloth).not.toBe(pageCloth);
});
