import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** The height of the atlas's top bar. */
const BAR = '57px';

export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: `calc(100dvh - ${BAR})`,
  '@media': { [breakpoints.print]: { display: 'block', height: 'auto' } },
});
export const intro = style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const note = style({ color: vars.color.ink2 });
