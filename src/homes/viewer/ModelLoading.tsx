import { Skeleton, Spinner, Stack, Text } from '@adire/ui';
import { FrameMessage } from './ViewerFrame.tsx';

/** Covers the frame until the first picture is drawn. */
export const ModelLoading = () => (
  <FrameMessage role="status">
    <Spinner />
    <Text size="small" tone="ink2">
      Building the 3D model
    </Text>
  </FrameMessage>
);

/** Reserves the space of the floor picker. */
export const FloorPickerSkeleton = () => (
  <div aria-hidden="true">
    <Stack gap={2}>
      <Skeleton width="6rem" />
      <Skeleton width="min(100%, 20rem)" height={44} shape="block" />
    </Stack>
  </div>
);
