/** How far a state or a transition was tested, from the furthest to none. */
export const REACHES = ['browser', 'screen', 'machine', 'none'] as const;
export type Reach = (typeof REACHES)[number];

/** The reach of each state and transition, by its id in the graph. */
export interface Reached {
  readonly states: Readonly<Record<string, Reach>>;
  readonly transitions: Readonly<Record<string, Reach>>;
}

/** The number of items by their furthest reach. */
export type Tally = Readonly<Record<Reach, number>>;
