import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const frame = style({
  position: 'relative',
  aspectRatio: '3 / 2',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: `linear-gradient(${vars.color.brandTint}, ${vars.color.paper})`,
  '@media': {
    [breakpoints.phone]: {
      aspectRatio: '1 / 1',
      maxHeight: '70svh',
      width: `calc(100% + 2 * ${vars.space.gutter})`,
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      borderRadius: 0,
    },
  },
});

export const message = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[3],
  padding: vars.space[6],
  textAlign: 'center',
});
