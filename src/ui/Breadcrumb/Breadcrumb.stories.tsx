import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './Breadcrumb.tsx';

/**
 * The path from the home page to this page. The last item is the current page and is not a link.
 *
 * For steps of a flow use `Stepper`, for going back a `Button`. Names are never shortened: on phones the path wraps.
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
