import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Figure } from './Figure.tsx';

/**
 * An important number with a caption that explains it. Use one `xl` in a view. The ₦ is lighter than the digits, and
 * kobo are smaller.
 *
 * For a count that links somewhere use `StatTile`; amounts in body text are plain text. It does not format: pass the
 * formatted amount.
 */
const meta = {
  component: Figure,
  args: { value: '₦312,500', caption: 'a month for 24 months' },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const ExtraLarge: Story = {
  args: { value: '₦1,200,000', caption: 'to your first target', size: 'xl' },
};
export const WithKobo: Story = { args: { value: '₦833,333.34' } };
export const Negative: Story = { args: { value: '−₦45,000', caption: 'went to Ewe Terraces', size: 'm' } };
export const ACount: Story = { args: { value: '15', caption: 'units are available' } };
export const Sizes: Story = {
  render: () => (
    <Stack gap={4}>
      {(['xl', 'l', 'm', 'fit', 's'] as const).map((size) => (
        <Figure key={size} value="₦22,440,000" size={size} caption={`size ${size}`} />
      ))}
    </Stack>
  ),
};
