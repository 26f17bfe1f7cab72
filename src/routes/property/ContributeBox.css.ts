import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** Opens the slider, which needs scripts. */
export const change = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** The plan's letter, its name, and its amount at the right edge. */
export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [breakpoints.cramped]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
globalStyle(`${plan} > :last-child`, { '@media': { [breakpoints.cramped]: { gridColumn: 2 } } });
