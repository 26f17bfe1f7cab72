import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text, type TextProps } from './Text.tsx';

const sizes = ['lead', 'body', 'small', 'note'] as const satisfies readonly TextProps['size'][];
const tones = [
  'ink',
  'ink2',
  'ink3',
  'brand',
  'accent',
  'critical',
  'positive',
] as const satisfies readonly TextProps['tone'][];

/**
 * Body text: one fact per sentence, in the second person. Use `ink` for content, `ink2` for secondary text, `ink3` for
 * hints and captions.
 *
 * For titles use `Heading`, for large numbers `Figure`, for statuses `Badge`. There is no size below 13 px, and colour
 * is never the only sign: text in `critical` or `positive` must state its meaning.
 */
const meta = {
  component: Text,
  args: { children: 'Three more months, and you get the allocation letter.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={3}>
      {sizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      {tones.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Weights: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Text {...args} weight="text" />
      <Text {...args} weight="medium" />
      <Text {...args} weight="strong" />
    </Stack>
  ),
};

export const OnADeepGround: Story = {
  render: (args) => (
    <Card tone="deep">
      <Text {...args} tone="onDeep" />
      <Text {...args} tone="onDeep2" size="small" />
    </Card>
  ),
};

/** Amounts in a column, with digits of equal width. */
export const Tabular: Story = {
  render: () => (
    <Stack gap={1} align="end">
      {['₦1,111,111.11', '₦400,000', '₦22,440,000'].map((amount) => (
        <Text key={amount} tabular>
          {amount}
        </Text>
      ))}
    </Stack>
  ),
};

export const Long: Story = {
  args: {
    children:
      'You contribute ₦312,500 a month for 24 months. Each contribution is credited when the bank confirms it, and never before. At the first target you get the allocation letter; at the second, the keys. A reference such as C-8F2K0Q-8162409735-IKORODU-EBUTE-ROAD-EWE-TERRACES breaks where it has to.',
  },
};
