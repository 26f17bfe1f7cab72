// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Section } from './Section.tsx';

test('with a title it is a landmark of that name, with the action next to the title', () => {
  renderForTest(
    <Section title="Payments" action={<a href="#all">All 9</a>}>
      Nine contributions.
    </Section>,
  );
  const region = within(screen.getByRole('region', { name: 'Payments' }));
  const heading = region.getByRole('heading', { name: 'Payments', level: 2 });
  expect(heading.parentElement?.contains(region.getByRole('link', { name: 'All 9' }))).toBe(true);
});

test('its look does not change its level', () => {
  renderForTest(
    <Section title="Payments" level={2} look={3}>
      Nine contributions.
    </Section>,
  );
  expect(screen.getByRole('heading', { name: 'Payments' }).tagName).toBe('H2');
});

test('without a title it is not a landmark and has no empty header', () => {
  const { container } = renderForTest(<Section>Nine contributions.</Section>);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(container.querySelector('section')?.childElementCount).toBe(0);
});
