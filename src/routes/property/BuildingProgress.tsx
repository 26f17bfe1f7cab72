import { Badge, Section, Timeline } from '@adire/ui';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { formatDay } from '#domain/dates.ts';
import type { MilestoneStatus } from '#domain/listings.ts';
import { statusTone } from '#domain/statuses.ts';

const MARKS: Readonly<Record<MilestoneStatus, 'done' | 'current' | 'pending'>> = {
  Completed: 'done',
  'On-going': 'current',
  Pending: 'pending',
};

/** How far the building is. */
export const BuildingProgress = ({ milestones }: Pick<PropertyDetail, 'milestones'>) => (
  <Section title="Project milestones">
    <Timeline
      items={milestones.map(({ id, name, date, status }) => ({
        id,
        title: name,
        note: formatDay(date),
        status: MARKS[status],
        badge: <Badge tone={statusTone(status)}>{status}</Badge>,
      }))}
    />
  </Section>
);
