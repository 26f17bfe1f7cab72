import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const header = style({
  display: 'grid',
  gridTemplateColumns: '7rem 1fr auto',
  alignItems: 'center',
  gap: vars.space[5],
  '@media': { [breakpoints.phone]: { gridTemplateColumns: '4.5rem 1fr', gap: vars.space[3] } },
});

export const picture = style({ minWidth: 0 });

export const action = style({
  '@media': { [breakpoints.phone]: { gridColumn: '1 / -1', display: 'grid' } },
});
