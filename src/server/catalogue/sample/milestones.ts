import { addMonths, type IsoDate, lagosDate } from '#domain/dates.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { MilestoneStatus, PropertyType } from '#domain/listings/listings.ts';
import { type RandomStream, randomStream } from '#domain/random.ts';
import { BUILDING_OF_TYPE, type ListingMilestone } from '../listings/listing.ts';
import { BUILD_STAGES, type BuildStage, type SampleHome } from './home.ts';

const DAYS_PER_MONTH = 28;
/** Steps end up to this many days before or after an even pace. */
const JITTER_DAYS = 8;
const TALL_FLOORS = 4;

/**
 * The milestones of a home at its stage: earlier ones are completed, its own is on-going, later ones are pending.
 * Names fit the home; dates vary between homes, and are deterministic for the same `now`.
 */
export function sampleMilestones(home: SampleHome, now: Date): ListingMilestone[] {
  const random = randomStream(home.title, 'milestones');
  const current = BUILD_STAGES.indexOf(home.stage);
  const monthsPerStep = Math.floor(random.between(3, 6));
  const endInDays = daysToEnd(home.stage, monthsPerStep, random);
  const isNextBegun = home.blocks.length > 1 && random.chance(0.5);
  return BUILD_STAGES.map((stage, index) => ({
    name: NAMES[stage](home),
    date: addMonths(
      daysAfter(now, endInDays + random.between(-JITTER_DAYS, JITTER_DAYS)),
      (index - current) * monthsPerStep,
    ),
    status: statusOf(index, current, home.stage, isNextBegun),
  }));
}

/** The days until the current step ends, after the one before it; negative if all are completed. */
function daysToEnd(stage: BuildStage, monthsPerStep: number, random: RandomStream): number {
  if (stage === 'ready') return -random.between(JITTER_DAYS + 4, 300);
  return random.between(JITTER_DAYS + 4, monthsPerStep * DAYS_PER_MONTH - 2 * JITTER_DAYS);
}

const daysAfter = (now: Date, days: number): IsoDate =>
  lagosDate(new Date(now.getTime() + Math.round(days) * DAY_MS));

function statusOf(index: number, current: number, stage: BuildStage, isNextBegun: boolean): MilestoneStatus {
  if (index < current || stage === 'ready') return 'Completed';
  if (index === current) return 'On-going';
  // With several blocks one may be a step ahead; none is handed over before it is finished.
  return isNextBegun && index === current + 1 && BUILD_STAGES[index] !== 'ready' ? 'On-going' : 'Pending';
}

const has = ({ amenities }: SampleHome, amenity: string): boolean => amenities.includes(amenity);
const floorsOf = ({ blocks }: SampleHome): number => Math.max(...blocks.map(({ floors }) => floors));
const unitsOf = ({ blocks }: SampleHome): number =>
  blocks.reduce((sum, { floors, unitsPerFloor }) => sum + floors * unitsPerFloor, 0);

const PLURALS: Readonly<Record<PropertyType, string>> = {
  bungalow: 'bungalows',
  duplex: 'duplexes',
  terrace: 'terraces',
  flat: 'flats',
  apartment: 'apartments',
  maisonette: 'maisonettes',
  house: 'houses',
};

const WALLS = {
  bungalow: () => 'Block work',
  house: () => 'Block work and upper floor',
  flats: (home: SampleHome) => `Frame and block work, ${floorsOf(home)} floors`,
};

const NAMES: Readonly<Record<BuildStage, (home: SampleHome) => string>> = {
  foundation: (home) => (floorsOf(home) >= TALL_FLOORS ? 'Piling and foundation' : 'Foundation'),
  walls: (home) => WALLS[BUILDING_OF_TYPE[home.type]](home),
  roof: (home) => (has(home, 'Lift') ? 'Roofing and lift shaft' : 'Roofing'),
  finishing: (home) => {
    if (has(home, 'Swimming Pool')) return 'Interior finishing and pool';
    return has(home, 'Borehole') ? 'Interior finishing and borehole' : 'Interior finishing';
  },
  ready: (home) => {
    const units = unitsOf(home);
    return units === 1 ? 'Handover' : `Handover of ${units} ${PLURALS[home.type]}`;
  },
};
