import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const wideSearch = style({
  '@media': { [breakpoints.belowDesktop]: { display: 'none' } },
});

export const searchToggle = style({
  display: 'none',
  '@media': {
    [breakpoints.belowDesktop]: { display: 'inline-flex' },
    // The icon's target may extend to its neighbour, so that the button there fits on one line at 360 px.
    [breakpoints.phone]: { marginInlineEnd: -8 },
  },
});

export const phoneSearch = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space.gutter,
  '@media': { [breakpoints.desktop]: { display: 'none' } },
});

/** Hidden on narrow phones, where the menu has it. The landing page, which has no menu, does not use this class. */
export const login = style({
  display: 'inline-flex',
  '@media': { 'screen and (max-width: 400px)': { display: 'none' } },
});

export const account = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target.icon,
});

export const accountName = style({
  '@media': {
    [breakpoints.phone]: { position: 'absolute', clipPath: 'inset(50%)', inlineSize: 1, overflow: 'hidden' },
  },
});
