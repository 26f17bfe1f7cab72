// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link } from '../Link/Link.tsx';
import { renderForTest } from '../private/renderForTest.tsx';
import { BrandMark } from './BrandMark.tsx';

test('the accessible name of a link around it is the name only', () => {
  renderForTest(
    <Link href="/" tone="plain">
      <BrandMark name="Adire" />
    </Link>,
  );
  expect(screen.getByRole('link', { name: 'Adire' })).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});

test('has another look on a deep background', () => {
  const { container, rerender } = renderForTest(<BrandMark name="Adire" />);
  const onPaper = container.firstElementChild?.className;
  rerender(<BrandMark name="Adire" tone="onDeep" />);
  expect(container.firstElementChild?.className).not.toBe(onPaper);
});
