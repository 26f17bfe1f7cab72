import { Card, Skeleton, Stack } from '@adire/ui';

/** The layout of a contribution's summary while it loads. */
export const SummarySkeleton = () => (
  <Card>
    <Stack gap={4}>
      <Skeleton width={200} height={20} />
      <Skeleton width={280} height={60} />
      <Skeleton width={240} height={20} />
      <Skeleton height={96} />
      <Skeleton width={180} height={48} />
    </Stack>
  </Card>
);
