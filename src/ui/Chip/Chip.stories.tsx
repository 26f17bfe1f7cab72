import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Inline } from '../Inline/Inline.tsx';
import { Chip } from './Chip.tsx';

function Applied() {
  const [set, setSet] = useState<readonly string[]>(['Lagos', '₦15m to ₦60m', '3 beds', 'Terrace']);
  return (
    <Inline gap={2}>
      {set.map((words) => (
        <Chip
          key={words}
          clearLabel={`Remove ${words}`}
          onClear={() => setSet(set.filter((each) => each !== words))}
        >
          {words}
        </Chip>
      ))}
    </Inline>
  );
}

/**
 * An applied value that can be removed, such as a filter. The remove button looks small but has a 44 px target.
 *
 * To choose one of a few use `ChoiceChips`, for a status `Badge`. Name what is removed in `clearLabel`: several
 * buttons called Clear cannot be told apart.
 */
const meta = {
  component: Chip,
  args: { children: 'Lagos', clearLabel: 'Remove Lagos', onClear: () => undefined },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CanBeCleared: Story = {};
export const Fixed: Story = { render: () => <Chip>Lagos</Chip> };
export const Several: Story = { render: () => <Applied /> };
export const Long: Story = {
  args: {
    children: 'Three bedroom terrace near the Lekki to Ikoyi bridge with parking for two cars',
    clearLabel: 'Remove the text',
  },
};
