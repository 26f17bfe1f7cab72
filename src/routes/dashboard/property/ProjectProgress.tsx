import { Card } from '@adire/ui';
import type { Contribution } from '#api/calls/contributions.ts';
import { MilestoneList } from './MilestoneList.tsx';

interface ProjectProgressProps {
  readonly contribution: Contribution;
}

export const ProjectProgress = ({ contribution }: ProjectProgressProps) => (
  <Card>
    <MilestoneList contribution={contribution} />
  </Card>
);
