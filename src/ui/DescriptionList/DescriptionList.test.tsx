// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const items = [
  { term: 'Bank', value: 'Sandbox Bank' },
  { term: 'Amount', value: '₦250,000' },
];

test.each([1, 2])('each value follows its term, in %i columns', (columns) => {
  renderForTest(<DescriptionList items={items} columns={columns} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Bank', 'Amount']);
  expect(
    screen.getAllByRole('term').map((term) => [term.tagName, term.nextElementSibling?.textContent]),
  ).toEqual([
    ['DT', 'Sandbox Bank'],
    ['DT', '₦250,000'],
  ]);
});

test('two facts may have the same name with different ids', () => {
  const warn = vi.spyOn(console, 'error');
  renderForTest(
    <DescriptionList
      items={[
        { id: 'first', term: 'Target', value: '₦4,800,000' },
        { id: 'second', term: 'Target', value: '₦9,600,000' },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '₦4,800,000',
    '₦9,600,000',
  ]);
  expect(warn).not.toHaveBeenCalled();
});
