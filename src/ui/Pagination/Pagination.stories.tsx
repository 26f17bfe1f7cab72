import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination } from './Pagination.tsx';

/**
 * Pages of a long list, by number, with what is shown now under them. With `hrefFor` the numbers are links: a page
 * that can be shared has an address, so prefer it.
 *
 * It draws nothing when there is one page. Use `Stepper` for the steps of a flow and `Tabs` for views of one thing. It
 * refuses to load more by itself while one scrolls: whoever looks for the foot of the page never finds it.
 */
const meta = {
  component: Pagination,
  args: { page: 1, pageCount: 7, range: '1 to 18 of 126', hrefFor: (page: number) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = { args: { page: 4, range: '55 to 72 of 126' } };
export const Last: Story = { args: { page: 7, range: '109 to 126 of 126' } };
export const Few: Story = { args: { page: 2, pageCount: 3, range: '19 to 36 of 50' } };
export const Many: Story = { args: { page: 128, pageCount: 256, range: '2,287 to 2,304 of 4,600' } };
export const WithoutARange: Story = { args: { range: undefined } };

function InPlace() {
  const [page, setPage] = useState(2);
  return <Pagination page={page} pageCount={5} onPageChange={setPage} label="Pages of payments" />;
}

/** Inside a dialog or a tab, where the page has no address of its own. */
export const WithoutAddresses: Story = { render: () => <InPlace /> };
