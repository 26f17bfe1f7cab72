import { Section } from '@adire/ui';
import type { PropertyDetail } from '#api/calls/properties.ts';
import { MilestoneTimeline } from '#app/milestones/MilestoneTimeline.tsx';
import { estimated } from './PropertyView.css.ts';

/** How far the building is. */
export const BuildingProgress = ({ milestones }: Pick<PropertyDetail, 'milestones'>) => (
  <Section title="Project milestones" className={estimated.tall}>
    <MilestoneTimeline milestones={milestones} />
  </Section>
);
