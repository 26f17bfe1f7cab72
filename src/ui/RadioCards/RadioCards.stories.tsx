import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

function Chosen({ value: start, ...rest }: RadioCardsProps) {
  const [value, setValue] = useState(start);
  return <RadioCards {...rest} value={value} onChange={setValue} />;
}

const plans = [
  { value: 'a', label: 'Plan A', description: '20% now, the rest over 24 months', end: '₦833,333.34' },
  { value: 'b', label: 'Plan B', description: '30% over 24 months', end: '₦312,500' },
  { value: 'c', label: 'Plan C', description: '30%, of which your pension pays a part', end: '₦250,000' },
];

const blocks = [
  { value: '1', label: 'Block 1', description: '2 left' },
  { value: '2', label: 'Block 2', description: '9 left' },
  { value: '3', label: 'Block 3', disabledReason: 'Sold out' },
];

/**
 * One of a few options, each with room for a description and an amount. Arrow keys move and select. They reach
 * disabled options too, which show their reason and cannot be selected.
 *
 * For short labels side by side use `ChoiceChips`, for more than seven options `SelectField`, for multiple selection
 * `Checkbox`. Show unavailable options as disabled instead of hiding them.
 */
const meta = {
  component: RadioCards,
  args: { label: 'Choose a plan', options: plans, value: null, onChange: () => undefined },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Selected: Story = { args: { value: 'b' } };
export const InColumns: Story = {
  args: { label: '1. Select a block', options: blocks, columns: 3, value: '2' },
};
export const WithADisabledOption: Story = {
  args: {
    value: 'a',
    options: [
      ...plans.slice(0, 2),
      { value: 'c', label: 'Plan C', disabledReason: 'For members of a pension fund.' },
    ],
  },
};
export const WithAHint: Story = { args: { hint: 'You can change it until you pay.' } };
export const WithAnError: Story = { args: { error: 'Choose one of the plans.' } };
export const Required: Story = { args: { required: true } };
export const Long: Story = {
  args: {
    options: [
      {
        value: 'long',
        label: 'The plan of those who have a retirement savings account and let it pay a part of the equity',
        description:
          'Your fund pays what the law allows, 25% at most, once your administrator has agreed; you contribute the rest over 24 months, and a mortgage pays what is left.',
        end: '₦22,440,000',
      },
      ...plans,
    ],
  },
};
