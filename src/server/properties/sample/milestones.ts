import { addMonths, lagosDate } from '#domain/dates.ts';
import type { MilestoneStatus } from '#domain/homes.ts';
import type { ListingMilestone } from '../listings/listing.ts';
import { BUILD_STAGES, type BuildStage } from './home.ts';

const STEPS: Readonly<Record<BuildStage, string>> = {
  foundation: 'Foundation',
  walls: 'Block work',
  roof: 'Roofing',
  finishing: 'Finishing',
  ready: 'Handover',
};
const MONTHS_A_STEP = 4;

/** The steps of a building that is at `stage` now: those before it are done, its own goes on, the rest are to come. */
export function milestonesAt(stage: BuildStage, now: Date): ListingMilestone[] {
  const current = BUILD_STAGES.indexOf(stage);
  return BUILD_STAGES.map((step, index) => ({
    name: STEPS[step],
    // The step that goes on ends two months from now; a finished building was handed over a month ago.
    date: addMonths(lagosDate(now), (index - current) * MONTHS_A_STEP + (stage === 'ready' ? -1 : 2)),
    status: statusOf(index, current, stage),
  }));
}

function statusOf(index: number, current: number, stage: BuildStage): MilestoneStatus {
  if (index < current || stage === 'ready') return 'Completed';
  return index === current ? 'On-going' : 'Pending';
}
