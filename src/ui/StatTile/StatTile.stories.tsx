import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { StatTile } from './StatTile.tsx';

/**
 * A count with its label and, optionally, a link: the whole tile is clickable.
 *
 * For the one large number of a view use `Figure`; for named facts `DescriptionList`. It has no trends or small
 * charts: explain the number in `caption`.
 */
const meta = {
  component: StatTile,
  args: { label: 'Properties', value: '2' },
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {};
export const WithASentence: Story = { args: { caption: 'One of them is paid in full.' } };
export const AsALink: Story = { args: { href: '#properties', caption: 'One of them is paid in full.' } };
export const Nothing: Story = { args: { label: 'Saved', value: '0', caption: 'Tap a heart to save one.' } };
export const Amount: Story = { args: { label: 'Wallet', value: '₦1,250,000.50' } };
export const Long: Story = {
  args: {
    label: 'Contributions that were received since you began',
    value: '128',
    caption: 'The last one came on Wednesday, 28 October 2026, two days before it was due.',
    href: '#payments',
  },
};
export const SideBySide: Story = {
  render: () => (
    <Grid minColumnPx={220} gap={4}>
      <StatTile label="Properties" value="2" href="#properties" />
      <StatTile label="Saved" value="7" href="#saved" />
      <StatTile label="Payments" value="18" href="#payments" />
    </Grid>
  ),
};
