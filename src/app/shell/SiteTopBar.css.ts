import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

const NARROW = 'screen and (max-width: 400px)';
/** The smallest phones, and a laptop at 400 % zoom. */
const NARROWEST = 'screen and (max-width: 340px)';

export const wideSearch = style({
  '@media': { [breakpoints.belowDesktop]: { display: 'none' } },
});

export const searchToggle = style({
  display: 'none',
  '@media': {
    [breakpoints.belowDesktop]: { display: 'inline-flex' },
    // The icon's target may extend to its neighbour, so that the button there fits on one line at 360 px.
    [breakpoints.phone]: { marginInlineEnd: -8 },
    [NARROWEST]: { marginInlineStart: -12 },
  },
});

export const phoneSearch = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space.gutter,
  '@media': { [breakpoints.desktop]: { display: 'none' } },
});

/** That the menu did not open is said below the bar, which stays in view while the page scrolls. */
export const menuNotice = style({
  position: 'fixed',
  insetBlockStart: 76,
  insetInlineStart: vars.space[4],
  zIndex: vars.layer.bar,
  inlineSize: 'min(400px, calc(100vw - 32px))',
});

/** Hidden on narrow phones, where the menu has it. The landing page, which has no menu, does not use this class. */
export const inMenu = style({ display: 'inline-flex', '@media': { [NARROW]: { display: 'none' } } });

/** What a visitor can do, on one line of a narrow phone. */
export const visitor = style({
  display: 'flex',
  alignItems: 'center',
  gap: 'inherit',
  '@media': { [NARROW]: { gap: 0 } },
});
globalStyle(`${visitor} > a:last-child`, {
  '@media': { [NARROW]: { paddingInline: vars.space[3] }, [NARROWEST]: { paddingInline: vars.space[2] } },
});
globalStyle(`${visitor} > span > a`, { '@media': { [NARROW]: { paddingInline: vars.space[2] } } });

/** The mark without the name, where larger text needs the room. */
export const brand = style({});
globalStyle(`${brand} svg + span`, { '@media': { [breakpoints.cramped]: { display: 'none' } } });
/** The mark without the name, where the saved homes need the room. */
export const crowdedBrand = style([brand]);
globalStyle(`${crowdedBrand} svg + span`, { '@media': { [NARROWEST]: { display: 'none' } } });

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
