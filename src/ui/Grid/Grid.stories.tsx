import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const places = ['Ewe Terraces', 'Ajoke Close', 'Eleko Gardens', 'Third Avenue Mews', 'Bodija Steps'];
const cards = places.map((name) => (
  <Card key={name} as="li">
    {name}
  </Card>
));

/**
 * Similar items in equal columns, as many as fit by their minimum width; one on phones. As a `ul` it also announces
 * the number of items.
 *
 * For data in columns use `Table`, for fields side by side `Inline` or a `Grid` with a small minimum. It accepts no
 * number of columns, which would suit one screen size only.
 */
const meta = {
  component: Grid,
  args: { minColumnPx: 280, as: 'ul', 'aria-label': 'Places', children: cards },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = { args: { minColumnPx: 140, gap: 3 } };
/** A column is never wider than its container, whatever its minimum width. */
export const WiderThanPhone: Story = { args: { minColumnPx: 480 } };
export const One: Story = { args: { children: cards.slice(0, 1) } };
