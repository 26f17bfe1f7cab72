import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cloth } from './Cloth.tsx';

/**
 * The brand's pattern, adire drawn square by square: on the panel next to a form, at the edge of a picture, in a call
 * to action. It is large and quiet, cropped at the edge and never scaled down to fit.
 *
 * Use at most one in a view, with at most one lit square and no text on it. For progress use `ClothProgress`, for an
 * empty list `EmptyState`. It is decoration and hidden from screen readers.
 */
const meta = {
  component: Cloth,
  args: { columns: 6, rows: 4 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Cloth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnDeep: Story = {};
export const OneSquareLit: Story = { args: { lit: { column: 2, row: 1 } } };
export const OnPaper: Story = { args: { tone: 'paper' } };
export const OneSquareMissing: Story = {
  args: { columns: 5, rows: 3, tone: 'paper', missing: { column: 2, row: 1 } },
};
export const Strip: Story = { args: { columns: 8, rows: 1, lit: { column: 3, row: 0 } } };

/** Without rows it fills its container. */
export const Cropped: Story = {
  args: { columns: 4, rows: undefined, lit: { column: 1, row: 2 } },
  decorators: [
    (Story) => (
      <div style={{ height: 500, maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
};
