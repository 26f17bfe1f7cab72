import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { ClothSquare } from './ClothSquare.tsx';

/**
 * One square of the cloth, beside the words that it stands for: a value of the house, whoever offers a thing, a step
 * that has just been taken or is awaited.
 *
 * How many squares of how many are there is `ClothProgress`; a whole cloth is `Cloth`. It refuses to be the only place
 * of a fact: it is not read out. No two squares beside each other have the same motif.
 */
const meta = { component: ClothSquare, args: { motif: 'orita' } } satisfies Meta<typeof ClothSquare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deep: Story = {};
export const Lit: Story = { args: { motif: 'agbole', tone: 'lit' } };
export const Dyed: Story = { args: { motif: 'ripple', tone: 'dyed', size: 'l' } };
export const BeingDyed: Story = { args: { motif: 'ripple', tone: 'dyed', size: 'l', isDyeing: true } };
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
