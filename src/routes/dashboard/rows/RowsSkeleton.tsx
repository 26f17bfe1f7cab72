import { Inline, Skeleton, Stack } from '@adire/ui';

const LINES = ['first', 'second', 'third'];

/** The skeleton of three rows. */
export const RowsSkeleton = () => (
  <Stack gap={4}>
    {LINES.map((line) => (
      <Inline key={line} justify="between">
        <Stack gap={1}>
          <Skeleton width={120} height={20} />
          <Skeleton width={90} height={16} />
        </Stack>
        <Skeleton width={100} height={20} />
      </Inline>
    ))}
  </Stack>
);
