/** How far a state or a transition was tested, from the furthest to none. */
export const COVERAGE_LEVELS = ['browser', 'screen', 'machine', 'none'] as const;
export type CoverageLevel = (typeof COVERAGE_LEVELS)[number];

/** The reach of each state and transition, by its id in the graph. */
export interface FlowCoverage {
  readonly states: Readonly<Record<string, CoverageLevel>>;
  readonly transitions: Readonly<Record<string, CoverageLevel>>;
}

/** The number of items by their furthest reach. */
export type LevelCounts = Readonly<Record<CoverageLevel, number>>;
