// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Pagination } from './Pagination.tsx';
import { pageNumbers } from './pageNumbers.ts';

const shown = (page: number, pageCount: number) =>
  pageNumbers(page, pageCount)
    .map((cell) => cell.page ?? '…')
    .join(' ');

describe('pageNumbers', () => {
  test.each([
    [1, 2, '1 2'],
    [1, 3, '1 2 3'],
    [1, 9, '1 2 … 9'],
    [3, 9, '1 2 3 4 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [6, 9, '1 … 5 6 7 8 9'],
    [9, 9, '1 … 8 9'],
  ])('page %i of %i: %s', (page, pageCount, text) => {
    expect(shown(page, pageCount)).toBe(text);
  });
});

describe('Pagination', () => {
  test.each([0, 1])('renders nothing for %i pages', (pageCount) => {
    const { container } = renderForTest(
      <Pagination page={1} pageCount={pageCount} hrefFor={(page) => `?page=${page}`} />,
    );
    expect(container.childElementCount).toBe(0);
  });

  test('renders links, marks the current page, and stops at the ends', () => {
    renderForTest(
      <Pagination page={1} pageCount={3} hrefFor={(page) => `?page=${page}`} range="1 to 18 of 50" />,
    );
    expect(screen.getByRole('link', { name: 'Page 1', current: 'page' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('?page=2');
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Previous page' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('1 to 18 of 50')).toBeDefined();
  });
});
