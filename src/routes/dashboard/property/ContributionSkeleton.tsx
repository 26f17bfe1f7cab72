import { Inline, Skeleton, Stack } from '@adire/ui';

/** The skeleton of a contribution's page. */
export const ContributionSkeleton = () => (
  <Stack gap={6}>
    <Skeleton width={100} height={24} />
    <Inline gap={4}>
      <Skeleton width={112} height={84} />
      <Stack gap={2}>
        <Skeleton width={220} height={36} />
        <Skeleton width={180} height={20} />
      </Stack>
    </Inline>
    <Skeleton height={48} />
    <Skeleton width={280} height={64} />
    <Skeleton height={16} />
    <Skeleton height={200} />
  </Stack>
);
