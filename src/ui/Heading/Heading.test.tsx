// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Heading } from './Heading.tsx';

test('can have the look of another level', () => {
  renderForTest(
    <>
      <Heading level={1} look={3}>
        Log in
      </Heading>
      <Heading level={3}>Balance</Heading>
      <Heading level={1}>Good morning</Heading>
    </>,
  );
  const [small, third, first] = screen.getAllByRole('heading');
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([small, first]);
  expect(small?.className).toBe(third?.className);
  expect(small?.className).not.toBe(first?.className);
});

test('can take the focus when a page changes', () => {
  let element: HTMLHeadingElement | null = null;
  renderForTest(
    <Heading
      level={1}
      tabIndex={-1}
      ref={(heading) => {
        element = heading;
        heading?.focus();
      }}
    >
      Wallet
    </Heading>,
  );
  expect(document.activeElement).toBe(element);
});
