import { Badge, Lightbox, Timeline } from '@adire/ui';
import { useState } from 'react';
import { useLightboxImages } from '#app/pictures/useLightboxImages.ts';
import { formatDay } from '#domain/dates.ts';
import type { MilestoneStatus } from '#domain/listings/listings.ts';
import { STATUS_TONES } from '#domain/statusTones.ts';
import { type Milestone, MilestonePictures } from './MilestonePictures.tsx';

const TIMELINE_STATUSES = {
  Pending: 'pending',
  'On-going': 'current',
  Completed: 'done',
} as const satisfies Record<MilestoneStatus, string>;

interface MilestoneTimelineProps {
  readonly milestones: readonly Milestone[];
}

/** The construction milestones of a home with their pictures, which open in a lightbox. */
export function MilestoneTimeline({ milestones }: MilestoneTimelineProps) {
  const [opened, setOpened] = useState<{ milestone: Milestone; index: number } | null>(null);
  return (
    <>
      <Timeline
        items={milestones.map((milestone) => ({
          id: milestone.id,
          title: milestone.name,
          note: formatDay(milestone.date),
          status: TIMELINE_STATUSES[milestone.status],
          badge: <Badge tone={STATUS_TONES[milestone.status]}>{milestone.status}</Badge>,
          children: milestone.images.length > 0 && (
            <MilestonePictures milestone={milestone} onOpen={(index) => setOpened({ milestone, index })} />
          ),
        }))}
      />
      {opened && (
        <OpenedPictures milestone={opened.milestone} openAt={opened.index} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

interface OpenedPicturesProps {
  readonly milestone: Milestone;
  readonly openAt: number;
  readonly onClose: () => void;
}

const OpenedPictures = ({ milestone, ...lightbox }: OpenedPicturesProps) => (
  <Lightbox images={useLightboxImages(milestone.images)} downloadLabel="Download picture" {...lightbox} />
);
