// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderForTest } from '../private/renderForTest.tsx';
import { Table } from './Table.tsx';

test('has a name, and its rows can be selected by keyboard', async () => {
  const onSelect = vi.fn();
  const { user } = renderForTest(
    <Table
      caption="Payments"
      columns={[
        { key: 'date', header: 'Date' },
        { key: 'amount', header: 'Amount', align: 'end' },
      ]}
      rows={[
        { id: '1', cells: { date: '28 Oct', amount: '₦400,000' }, onSelect, selectLabel: 'Open 28 Oct' },
        { id: '2', cells: { date: '28 Sep', amount: '₦400,000' } },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Payments' })).toBeDefined();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '28 Sep' })).toBeDefined();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Open 28 Oct' })).toBe(document.activeElement);
  expect(onSelect).toHaveBeenCalledOnce();
});
