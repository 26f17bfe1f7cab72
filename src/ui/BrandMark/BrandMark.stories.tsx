import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { BrandMark } from './BrandMark.tsx';

/**
 * The logo: the sign and the product's name. Use it once in the top bar and once in the footer.
 *
 * The name is a prop, because the sign does not depend on it. It has one size and two tones; wrap it in a plain `Link`
 * to link it to the start page.
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
