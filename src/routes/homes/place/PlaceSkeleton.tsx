import { Skeleton, Stack } from '@adire/ui';
import { PropertyGridSkeleton } from '#app/property-card/PropertyGrid.tsx';

/** The page of a place that is being fetched. */
export const PlaceSkeleton = () => (
  <Stack gap={12}>
    <Stack gap={5}>
      <Skeleton width="min(100%, 12rem)" height="1.5rem" />
      <Skeleton width="min(100%, 28rem)" height="2.5rem" />
      <Skeleton width="min(100%, 20rem)" height="5rem" />
      <Skeleton width="min(100%, 20rem)" height="5rem" />
    </Stack>
    <PropertyGridSkeleton />
  </Stack>
);
