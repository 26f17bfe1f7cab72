import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { ClothSquare } from './ClothSquare.tsx';

/**
 * One square of the cloth, next to the text that it illustrates: a value, an owner, a step that was just completed or
 * is expected.
 *
 * For progress use `ClothProgress`, for a whole cloth `Cloth`. It is hidden from screen readers, so the text must
 * contain the information. Adjacent squares never have the same motif.
 */
const meta = { component: ClothSquare, args: { motif: 'orita' } } satisfies Meta<typeof ClothSquare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deep: Story = {};
export const Lit: Story = { args: { motif: 'agbole', tone: 'lit' } };
export const Dyed: Story = { args: { motif: 'ripple', tone: 'dyed', size: 'l' } };
export const Bare: Story = { args: { motif: 'ripple', tone: 'bare' } };
export const Small: Story = { args: { motif: 'leaves', size: 's' } };
export const BesideARow: Story = { args: { motif: 'sun', tone: 'dyed', size: 'xs' } };
export const Beside: Story = {
  render: () => (
    <Inline gap={5}>
      <ClothSquare motif="orita" />
      <ClothSquare motif="cowrie" />
      <ClothSquare motif="comb" />
    </Inline>
  ),
};
