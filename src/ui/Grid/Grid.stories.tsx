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
 * Things of one kind in equal columns, as many as their narrowest width lets fit; on phones one. As a `ul` it also says
 * how many there are.
 *
 * Facts in columns are a `Table`, a form's fields beside each other an `Inline` or a `Grid` with a narrow minimum. It
 * refuses a number of columns: that would be right on one screen only.
 */
const meta = {
  component: Grid,
  args: { minColumnPx: 280, as: 'ul', 'aria-label': 'Places', children: cards },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = { args: { minColumnPx: 140, gap: 3 } };
/** A column is never wider than its place, however much it asks for. */
export const WiderThanThePhone: Story = { args: { minColumnPx: 480 } };
export const One: Story = { args: { children: cards.slice(0, 1) } };
