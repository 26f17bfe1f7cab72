import { styleVariants } from '@vanilla-extract/css';
import { type SpaceName, spaceNames } from '../theme/scale.ts';
import { vars } from '../theme/vars.css.ts';

const entries = spaceNames.map((name) => [name, vars.space[name]] as const);

/** One class for each step of the space scale. */
export const gap = styleVariants(Object.fromEntries(entries) as Record<SpaceName, string>, (space) => ({
  gap: space,
}));
