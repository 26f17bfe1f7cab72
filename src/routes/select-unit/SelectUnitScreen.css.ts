import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const screen = style({
  paddingBlock: vars.space[5],
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [breakpoints.phone]: { paddingBlock: `${vars.space[1]} 0`, gap: 0 },
    [breakpoints.print]: { paddingBlock: 0 },
  },
});

/** Keeps 'Next' visible once a unit is chosen; before that it would only cover what is still to be chosen. */
export const readyBar = style({
  '@media': {
    [breakpoints.desktop]: { position: vars.bar.sticky, bottom: vars.space[4], zIndex: vars.layer.raised },
  },
});
globalStyle(`html:has(${readyBar})`, { scrollPaddingBottom: vars.space[12] });

/** Hidden in print, which needs only the drawing. */
export const head = style({
  '@media': {
    // Without a notice the title needs no gap: the picker fills a phone's screen.
    [breakpoints.phone]: { selectors: { '&:has(> :nth-child(2))': { marginBlockEnd: vars.space[3] } } },
    [breakpoints.print]: { display: 'none' },
  },
});

/** Side by side on phones, where the picker fills one screen. */
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  '@media': { [breakpoints.abovePhone]: { flexDirection: 'column' } },
});

/** Neither of our fonts has the specification's ・: it stays in the text, but is drawn as a dot. */
export const dot = style({
  fontSize: 0,
  '::before': {
    content: '""',
    display: 'inline-block',
    width: '4px',
    height: '4px',
    marginInline: '8px',
    borderRadius: '50%',
    background: 'currentColor',
    position: 'relative',
    top: '-5px',
  },
});
