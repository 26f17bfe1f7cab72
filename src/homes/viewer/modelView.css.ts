import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const tab = style({ display: 'grid', gap: vars.space[5] });

/** On a desk the step is named beside the picture, with what is chosen. */
export const title = style({ '@media': { [breakpoints.desktop]: { display: 'none' } } });

/** Of one size whatever it shows, so that nothing jumps. */
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

export const fill = style({ position: 'absolute', inset: 0, display: 'grid' });

export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[3],
  padding: vars.space[6],
  textAlign: 'center',
});

export const lift = style({ display: 'grid', gap: vars.space[2] });
