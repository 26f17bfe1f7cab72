import type { RandomStream } from '#domain/random.ts';
import type { Theme } from '../theme.ts';

/** What the arrangement of one room knows beside its floor. */
export interface Context {
  readonly theme: Theme;
  readonly stream: RandomStream;
  /** Of the ceiling's underside, above the floor. */
  readonly ceilingM: number;
  /** Whether the unit has no dining room: one eats here. */
  readonly dinesHere: boolean;
  readonly isMain: boolean;
}
