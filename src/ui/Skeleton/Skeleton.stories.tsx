import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

/**
 * The place of something that is on its way, in its size, so that nothing jumps when it comes. Draw the exact lines of
 * what will stand there, and say `aria-busy` on the region around them.
 *
 * For a wait of less than a second show nothing; for one thing of unknown size, a `Spinner`; for minutes, a
 * `WaitTracker`. It refuses to be read out: to those who listen, five grey lines say nothing.
 */
const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: '60%' } };
export const Block: Story = { args: { shape: 'block' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const OfItsOwnSize: Story = { args: { shape: 'block', width: 220, height: 52 } };

export const Picture: Story = {
  render: () => (
    <Grid minColumnPx={280}>
      <Skeleton shape="picture" />
    </Grid>
  ),
};

/** Picture, amount, monthly line, title, address: what will stand there has the same five lines. */
export const ACard: Story = {
  render: () => (
    <Grid minColumnPx={280}>
      {['first', 'second', 'third'].map((place) => (
        <Stack key={place} gap={2}>
          <Skeleton shape="picture" />
          <Skeleton width="45%" height={28} />
          <Skeleton width="70%" />
          <Skeleton width="55%" />
          <Skeleton width="80%" />
        </Stack>
      ))}
    </Grid>
  ),
};

export const ARow: Story = {
  render: () => (
    <Inline gap={3} wrap={false}>
      <Skeleton shape="circle" />
      <Skeleton width={180} />
    </Inline>
  ),
};
