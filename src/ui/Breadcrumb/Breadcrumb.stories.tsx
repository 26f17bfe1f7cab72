import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

/**
 * Where this page stands in the whole, and the way back up. The last one is this page and no link.
 *
 * Steps that are done one after another are a `Stepper`; going back in a flow is a `Button`. It refuses to shorten
 * names: on phones it takes a second line.
 */
const meta = {
  component: Breadcrumb,
  args: { items: [{ label: 'Home', href: '#start' }, { label: 'Property' }] },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLevels: Story = {};
export const FourLevels: Story = {
  args: {
    items: [
      { label: 'Home', href: '#start' },
      { label: 'Lagos', href: '#state' },
      { label: 'Lagos', href: '#city' },
      { label: 'Ewe Terraces' },
    ],
  },
};
export const Long: Story = {
  args: {
    items: [
      { label: 'Home', href: '#start' },
      { label: 'Contribution and payment history', href: '#history' },
      { label: 'Third Avenue Mews, Gwarinpa, Federal Capital Territory, Block 12, Unit 4' },
    ],
  },
};
