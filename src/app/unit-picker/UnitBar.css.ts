import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(7rem, auto)',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [breakpoints.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[1] } },
});

export const unit = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });
