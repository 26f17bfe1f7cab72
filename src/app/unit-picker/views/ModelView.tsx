import { Button, ErrorState, lazyModule, Media, Notice, Stack, useLazyModule } from '@adire/ui';
import { type ReactNode, useState } from 'react';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { hasWebGl } from '#homes/viewer/browserSupport.ts';
import type { HomeViewerProps } from '#homes/viewer/HomeViewer.tsx';
import { FloorPickerSkeleton, ModelLoading } from '#homes/viewer/ModelLoading.tsx';
import { FrameMessage, ViewerFrame } from '#homes/viewer/ViewerFrame.tsx';
import { isSavingData } from '../../device/isSavingData.ts';

type ModelViewProps = Omit<HomeViewerProps, 'home' | 'onBroken' | 'otherWay'> & {
  readonly property: PropertyDetail;
};

const viewerCode = lazyModule(() => import('#homes/viewer/HomeViewer.tsx'));

type NoModelReason = 'unsupported' | 'contextLost' | 'savingData';

const REASON_TEXT: Readonly<Record<NoModelReason, string>> = {
  unsupported: 'Your browser cannot draw in 3D.',
  contextLost: 'The 3D model stopped: your device took back its graphics memory.',
  savingData: 'Your browser saves data, so the 3D model waits until you ask for it.',
};

function initialReason(): NoModelReason | null {
  if (!hasWebGl()) return 'unsupported';
  return isSavingData() ? 'savingData' : null;
}

/** The homes in 3D, or the reason why they are not shown, with an aerial picture if there is one. */
export function ModelView({ property, ...viewer }: ModelViewProps) {
  const [reason, setReason] = useState(initialReason);
  const { module, status, retry, fail } = useLazyModule(viewerCode, reason === null);

  if (reason !== null) {
    const action =
      reason === 'unsupported' ? undefined : (
        <Button variant="quiet" onClick={() => setReason(null)}>
          {reason === 'savingData' ? 'Show the 3D model' : 'Try again'}
        </Button>
      );
    return <NoModel property={property} reason={reason} action={action} />;
  }
  if (status === 'failed') {
    return (
      <ViewerFrame isBusy={false}>
        <FrameMessage>
          <ErrorState
            cause={navigator.onLine ? 'failed' : 'offline'}
            title="The 3D model did not load."
            level={3}
            onRetry={retry}
          >
            Check your connection and try again. Units can be chosen in the drawn front meanwhile.
          </ErrorState>
        </FrameMessage>
      </ViewerFrame>
    );
  }
  if (module === null) {
    return (
      <Stack gap={5}>
        <ViewerFrame isBusy>
          <ModelLoading />
        </ViewerFrame>
        {viewer.block ? <FloorPickerSkeleton /> : null}
      </Stack>
    );
  }
  const { HomeViewer } = module;
  return (
    <HomeViewer
      {...viewer}
      home={property}
      otherWay="Units can also be chosen in the drawn front of the block."
      onBroken={(how) => {
        if (how === 'buildFailed') fail();
        else setReason(how);
      }}
    />
  );
}

interface NoModelProps {
  readonly property: PropertyDetail;
  readonly reason: NoModelReason;
  readonly action: ReactNode;
}

function NoModel({ property, reason, action }: NoModelProps) {
  const aerial = property.images.find(({ alt, url }) =>
    /\baerial\b|from (above|the air)/i.test(`${alt} ${url}`),
  );
  const shownInstead = aerial
    ? 'This is a picture of the homes from the air.'
    : 'The drawn front shows the units.';
  return (
    <Stack gap={4}>
      {aerial ? <Media src={aerial.url} alt={aerial.alt} ratio="16/10" priority /> : null}
      <Notice tone="info" action={action}>
        {`${REASON_TEXT[reason]} ${shownInstead}`}
      </Notice>
    </Stack>
  );
}
