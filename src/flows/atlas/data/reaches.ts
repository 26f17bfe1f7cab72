/** How far what happens in a flow was followed, the furthest first. */
export const REACHES = ['browser', 'screen', 'machine', 'none'] as const;
export type Reach = (typeof REACHES)[number];

/** By the ids of the graph. */
export interface Reached {
  readonly states: Readonly<Record<string, Reach>>;
  readonly transitions: Readonly<Record<string, Reach>>;
}

/** How many are reached, by the furthest place. */
export type Tally = Readonly<Record<Reach, number>>;
