import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { BrandMark } from './BrandMark.tsx';

/**
 * The sign and the name: a box seen from above, its lid, its slot. Once in the bar, once in the footer.
 *
 * The sign does not depend on the name, so the name is given. It refuses other colours and sizes; put a plain `Link`
 * around it where it leads to the start.
 */
const meta = { component: BrandMark, args: { name: 'Adire' } } satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const OnDeep: Story = {
  args: { tone: 'onDeep' },
  render: (args) => (
    <Card tone="deep">
      <BrandMark {...args} />
    </Card>
  ),
};
export const LongName: Story = { args: { name: 'Adire Savings and Homes' } };
