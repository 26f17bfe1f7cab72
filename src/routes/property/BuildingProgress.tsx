import { Section } from '@adire/ui';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { MilestoneTimeline } from '#app/milestones/MilestoneTimeline.tsx';

/** How far the building is. */
export const BuildingProgress = ({ milestones }: Pick<PropertyDetail, 'milestones'>) => (
  <Section title="Project milestones">
    <MilestoneTimeline milestones={milestones} />
  </Section>
);
