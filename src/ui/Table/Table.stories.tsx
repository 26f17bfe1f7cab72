import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Table, type TableRow } from './Table.tsx';

const received = (
  <Badge tone="positive" dot>
    Received
  </Badge>
);

const rows: readonly TableRow[] = [
  { id: '9', cells: { month: 'Month 9', date: '28 Oct 2026', amount: '₦400,000', status: received } },
  { id: '8', cells: { month: 'Month 8', date: '28 Sep 2026', amount: '₦400,000', status: received } },
  {
    id: '7',
    cells: {
      month: 'Month 7',
      date: '28 Aug 2026',
      amount: '₦1,833,333.34',
      status: (
        <Badge tone="critical" dot>
          Failed
        </Badge>
      ),
    },
  },
];

/**
 * Compares items by the same facts. Amounts are right-aligned, with digits of equal width. On phones each row is a
 * card of two columns, with the header above each value.
 *
 * For facts of one item use `DescriptionList`. With `onSelect` a row has one button that covers it. It does not sort,
 * filter or select several rows; for no rows show an `EmptyState` instead.
 */
const meta = {
  component: Table,
  args: {
    caption: 'Payments',
    columns: [
      { key: 'month', header: 'Month' },
      { key: 'date', header: 'Date' },
      { key: 'amount', header: 'Amount', align: 'end' },
      { key: 'status', header: 'Status' },
    ],
    rows,
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Selectable: Story = {
  args: {
    rows: rows.map((row) => ({ ...row, onSelect: () => undefined, selectLabel: `Receipt of row ${row.id}` })),
  },
};
export const OneRow: Story = { args: { rows: rows.slice(0, 1) } };
export const Long: Story = {
  args: {
    rows: [
      {
        id: 'long',
        cells: {
          month: 'The administrative fee and the first contribution, paid in one transfer from two accounts',
          date: '28 Nov 2026',
          amount: '₦25,000,000,000.50',
          status: received,
        },
      },
      ...rows,
    ],
  },
};
