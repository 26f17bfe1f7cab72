import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const alone = style({
  height: 'clamp(220px, 34vw, 420px)',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  '@media': {
    [breakpoints.phone]: { marginInline: `calc(-1 * ${vars.space.gutter})`, borderRadius: 0 },
  },
});
/** The frame takes the shape of its place. */
export const fill = style({ height: '100%', borderRadius: 0 });
