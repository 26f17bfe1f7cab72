import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const items = [
  { term: 'Bank', value: 'Sandbox Bank' },
  { term: 'Account name', value: 'Tolu Adeyemi' },
  { term: 'Amount', value: '₦250,000' },
  { term: 'Sent', value: 'Mon 23 Nov 2026, 10:24' },
];

/**
 * Facts about one subject, each with its name. One column is rendered as rows with the value at the end; more columns
 * as cells with the value below its name, two per row on phones.
 *
 * For facts about several subjects use `Table`, for a prominent count `StatTile`. It has no actions: for a copyable
 * value use `CopyField`.
 */
const meta = { component: DescriptionList, args: { items } } satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Columns: Story = { args: { columns: 4 } };
export const OneFact: Story = { args: { items: items.slice(0, 1) } };
export const WithAStatus: Story = {
  args: {
    items: [
      ...items,
      {
        term: 'Status',
        value: (
          <Badge tone="positive" dot>
            Successful
          </Badge>
        ),
      },
    ],
  },
};
export const Long: Story = {
  args: {
    items: [
      {
        term: 'Name of the account that the money came from',
        value: 'Oluwadamilola Adeyemi-Ogunbanjo Trading Enterprises Limited',
      },
      { term: 'Session number', value: '000013261128093145000218846201' },
      ...items,
    ],
  },
};
