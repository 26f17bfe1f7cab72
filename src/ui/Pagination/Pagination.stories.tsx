import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

/**
 * Numbered pages of a long list, with the current range below. The numbers are links, so that a page can be shared.
 *
 * It renders nothing for a single page. For steps of a flow use `Stepper`, for several views of one subject `Tabs`. It
 * does not load more while scrolling, so that the footer stays reachable.
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
