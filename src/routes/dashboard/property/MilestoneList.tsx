import { Badge, Lightbox, Text, Timeline } from '@adire/ui';
import { useState } from 'react';
import type { Contribution } from '#api/calls/contributions.ts';
import { useLightboxImages } from '#app/pictures/useLightboxImages.ts';
import { formatDay } from '#domain/dates.ts';
import type { MilestoneStatus } from '#domain/listings.ts';
import { statusTone } from '#domain/statuses.ts';
import { MilestonePictures } from './MilestonePictures.tsx';

type Milestone = Contribution['milestones'][number];

const TIMELINE_STATUSES = {
  Pending: 'pending',
  'On-going': 'current',
  Completed: 'done',
} as const satisfies Record<MilestoneStatus, string>;

interface MilestoneListProps {
  readonly contribution: Contribution;
}

/** The building of the home, step by step, with its pictures. */
export function MilestoneList({ contribution }: MilestoneListProps) {
  const [opened, setOpened] = useState<{ milestone: Milestone; index: number } | null>(null);
  if (contribution.milestones.length === 0) {
    return <Text tone="ink2">The builder has not told us of any milestones yet.</Text>;
  }
  return (
    <>
      <Timeline
        items={contribution.milestones.map((milestone) => ({
          id: milestone.id,
          title: milestone.name,
          note: formatDay(milestone.date),
          status: TIMELINE_STATUSES[milestone.status],
          badge: <Badge tone={statusTone(milestone.status)}>{milestone.status}</Badge>,
          children: milestone.images.length > 0 && (
            <MilestonePictures milestone={milestone} onOpen={(index) => setOpened({ milestone, index })} />
          ),
        }))}
      />
      {opened && (
        <OpenedPictures
          images={opened.milestone.images}
          openAt={opened.index}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

interface OpenedPicturesProps {
  readonly images: Milestone['images'];
  readonly openAt: number;
  readonly onClose: () => void;
}

const OpenedPictures = ({ images, ...lightbox }: OpenedPicturesProps) => (
  <Lightbox images={useLightboxImages(images)} downloadLabel="Download picture" {...lightbox} />
);
