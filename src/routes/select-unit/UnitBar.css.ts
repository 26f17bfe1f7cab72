import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(7rem, auto)',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': {
    [breakpoints.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[5],
    },
  },
});

export const unit = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });
export const next = style({});

const hiddenBelow = { '@media': { [breakpoints.belowDesktop]: { display: 'none' } } } as const;
export const wide = style(hiddenBelow);
export const wideCentre = style([hiddenBelow, { textAlign: 'center' }]);
export const narrow = style({ '@media': { [breakpoints.desktop]: { display: 'none' } } });
