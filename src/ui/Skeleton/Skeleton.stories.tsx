import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

/**
 * A placeholder in the size of content that is loading, so that the layout does not shift. Draw the lines of the final
 * content, and set `aria-busy` on the region around them.
 *
 * For a wait of less than a second show nothing; for one item of unknown size use `Spinner`; for minutes
 * `WaitTracker`. It is hidden from screen readers.
 */
const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: '60%' } };
export const Block: Story = { args: { shape: 'block' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const CustomSize: Story = { args: { shape: 'block', width: 220, height: 52 } };

export const Picture: Story = {
  render: () => (
    <Grid minColumnPx={280}>
      <Skeleton shape="picture" />
    </Grid>
  ),
};

/** Picture, amount, monthly line, title, address: the same five lines as the loaded card. */
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
