// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

test('links to the parent pages; the last item is the current page and not a link', () => {
  renderForTest(
    <Breadcrumb
      items={[
        { label: 'Home', href: '/' },
        { label: 'Property', href: '/properties/1' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  expect(screen.getByText('Property').getAttribute('aria-current')).toBe('page');
});

test('an item without a page is text; two items may have the same name', () => {
  const warn = vi.spyOn(console, 'error');
  renderForTest(
    <Breadcrumb
      items={[{ label: 'Lagos', href: '/state' }, { label: 'Lagos' }, { label: 'Ewe Terraces' }]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Lagos',
    'Lagos',
    'Ewe Terraces',
  ]);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});
