import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const abovePhone = style({ '@media': { [breakpoints.phone]: { display: 'none' } } });

export const phoneOnly = style({
  display: 'none',
  '@media': { [breakpoints.phone]: { display: 'block' } },
});

/** Takes no space once all contacts are verified. */
export const verify = style({
  display: 'grid',
  gap: vars.space[4],
  selectors: { '&:empty': { display: 'none' } },
});

export const counters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
  gap: vars.space[5],
  '@media': { [breakpoints.phone]: { gap: vars.space[3] } },
});
