import type { RandomStream } from '#domain/random.ts';
import type { Theme } from '../theme.ts';

/** What a room's arrangement depends on besides its floor. */
export interface Context {
  readonly theme: Theme;
  readonly stream: RandomStream;
  /** Height of the ceiling's underside above the floor. */
  readonly ceilingM: number;
  /** Whether this room has the dining table because the unit has no dining room. */
  readonly dinesHere: boolean;
  readonly isMain: boolean;
}
