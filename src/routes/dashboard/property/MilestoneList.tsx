import { Text } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { MilestoneTimeline } from '#app/milestones/MilestoneTimeline.tsx';

interface MilestoneListProps {
  readonly contribution: Contribution;
}

/** The construction milestones of the home. */
export const MilestoneList = ({ contribution: { milestones } }: MilestoneListProps) =>
  milestones.length === 0 ? (
    <Text tone="ink2">The builder has not told us of any milestones yet.</Text>
  ) : (
    <MilestoneTimeline milestones={milestones} />
  );
